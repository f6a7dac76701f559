import { ESLint } from "eslint"
import { describe, expect, it } from "vitest"
import { INNOCENT_WORDS, PLANTED_WORDS } from "./plantedWords.ts"
import { ROOT } from "./RuleFile.ts"

const eslint = new ESLint({ cwd: ROOT })

async function brokenRules(code: string, filePath: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message)
}

describe("lint rules", () => {
  it.each(PLANTED_WORDS)("$rule detects its violation in $file: $code", async ({ rule, file, code, allowedIn }) => {
    expect(await brokenRules(code, file)).toContain(rule)
    if (allowedIn !== undefined) expect(await brokenRules(code, allowedIn)).not.toContain(rule)
  })

  it.each(INNOCENT_WORDS)("valid code passes in $file", async ({ file, code }) => {
    expect(await brokenRules(code, file)).toEqual([])
  })

  it("no rule can be switched off by a comment", async () => {
    expect(
      await brokenRules("// eslint-disable-next-line no-console\nconsole.log(1)", "application/cart/planted.ts"),
    ).toContain("no-console")
  })

  it("every enabled rule has a planted violation", async () => {
    const planted = new Set(PLANTED_WORDS.map(({ rule }) => rule))
    const files = [
      "domain/cart/a.ts",
      "application/cart/a.ts",
      "adapters/backend/cart/aWire.ts",
      "ui/features/cart/A.tsx",
      "tests/domain/a.test.ts",
    ]
    const configs: readonly { readonly rules?: Readonly<Record<string, readonly unknown[]>> }[] = await Promise.all(
      files.map((file) => eslint.calculateConfigForFile(file)),
    )
    const on = configs.flatMap(({ rules = {} }) =>
      Object.entries(rules)
        .filter(([, [severity]]) => severity !== 0)
        .map(([name]) => name),
    )
    expect([...new Set(on)].filter((name) => !planted.has(name))).toEqual([])
  })
})
