import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { BYSTANDERS, OTHER_HALF, plantedImports } from "./plantedImports.ts"
import { readAreaRules, readRuleFile, ROOT, RULE_FILE } from "./RuleFile.ts"

const Report = Schema.fromJsonString(
  Schema.Struct({
    summary: Schema.Struct({
      violations: Schema.Array(Schema.Struct({ from: Schema.String, rule: Schema.Struct({ name: Schema.String }) })),
    }),
  }),
)

/** Runs the real rule file over a tree; returns `rule in file` for every violation. */
async function violationsIn(folder: string): Promise<readonly string[]> {
  const tool = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs")
  const run = promisify(execFile)(
    process.execPath,
    [tool, "--config", RULE_FILE, "--output-type", "json", "domain", "application", "adapters", "ui", "contracts"],
    { cwd: folder, maxBuffer: 1 << 27 },
  )
  const { summary } = Schema.decodeUnknownSync(Report)((await run).stdout)
  return summary.violations.map(({ from, rule }) => `${rule.name} in ${from}`)
}

async function plant(
  folder: string,
  files: readonly { readonly file: string; readonly text: string }[],
): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

describe("import rules", () => {
  let artifacts = ""
  let folder = ""

  beforeAll(async () => {
    artifacts = join(ROOT, "tests/.artifacts")
    await mkdir(artifacts, { recursive: true })
    folder = await mkdtemp(join(artifacts, "planted-"))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it("every rule detects its planted violation, and every rule has one", async () => {
    const rules = await readRuleFile()
    const planted = plantedImports(rules)
    await plant(
      folder,
      BYSTANDERS.map((file) => ({
        file,
        text: "export const bystander = 1\nexport type Bystander = typeof bystander\n",
      })),
    )
    await plant(folder, [...planted, OTHER_HALF])
    const found = await violationsIn(folder)
    expect(
      planted.map(({ rule, file }) => `${rule} in ${file}`).filter((violation) => !found.includes(violation)),
    ).toEqual([])
    const covered = planted.map(({ rule }) => rule)
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([])
  })

  it("rejects a list of sandbox areas with a cycle", async () => {
    const areaRules = await readAreaRules()
    const [low, high] = ["contracts/sandbox/low", "contracts/sandbox/high"]
    expect(areaRules([[low, []]], [[high, ["low"]]]).map(({ name }) => name)).toEqual(["sandbox-low", "sandbox-high"])
    expect(() => areaRules([[low, ["high"]]], [[high, []]])).toThrow("may import areas above it only, not high")
  })

  it("a valid tree has no violation", async () => {
    const clean = await mkdtemp(join(artifacts, "clean-"))
    await plant(clean, [
      {
        file: "domain/cart/Innocent.ts",
        text:
          'import "../catalog/Innocent.ts"\nimport * as Schema from "effect/Schema"\nexport const ' +
          "innocent = Schema.String\n",
      },
      { file: "domain/catalog/Innocent.ts", text: "export const innocent = 1\n" },
      {
        file: "application/cart/innocent.ts",
        text: 'import "../../domain/cart/Innocent.ts"\nimport "../platform/Innocent.ts"\n',
      },
      { file: "application/platform/Innocent.ts", text: "export const innocent = 1\n" },
      {
        file: "adapters/backend/cart/HttpInnocent.ts",
        text: 'import "../http/innocent.ts"\nimport "../../../application/cart/innocent.ts"\n',
      },
      { file: "adapters/backend/http/innocent.ts", text: 'import "openapi-fetch"\n' },
      {
        file: "adapters/composition/browserRoot.ts",
        text: 'import "inversify"\nimport "../backend/cart/HttpInnocent.ts"\n',
      },
      {
        file: "ui/commands/cart.ts",
        text:
          'import "../../adapters/composition/browserRoot.ts"\n' +
          'import "../../adapters/backend/cart/HttpInnocent.ts"\n',
      },
      { file: "contracts/sandbox/innocent.ts", text: 'import "kysely"\n' },
    ])
    const found = await violationsIn(clean)
    await rm(clean, { recursive: true, force: true })
    expect(found).toEqual([])
  })
})
