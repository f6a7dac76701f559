import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join, relative, sep } from "node:path"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { INNOCENT_WORDS, PLANTED_WORDS } from "./plantedWords.ts"
import { ROOT } from "./RuleFile.ts"

const LINTER = join(ROOT, "node_modules", "oxlint", "bin", "oxlint")
const RULES = "./scripts/rules/projectRules.mjs"

const Report = Schema.Struct({
  diagnostics: Schema.Array(Schema.Struct({ code: Schema.String, filename: Schema.String })),
})
const readReport = Schema.decodeUnknownSync(Schema.fromJsonString(Report))

const Configuration = Schema.Struct({
  overrides: Schema.Array(Schema.Struct({ rules: Schema.Record(Schema.String, Schema.Unknown) })),
})
const readConfiguration = Schema.decodeUnknownSync(Schema.fromJsonString(Configuration))

interface Snippet {
  readonly file: string
  readonly code: string
}

const SILENCED: readonly Snippet[] = [
  { file: "application/cart/planted.ts", code: "// eslint-disable-next-line no-console\nconsole.log(1)" },
]

/** All code of this file's tests, in each place where it is checked. */
const SNIPPETS: readonly Snippet[] = [
  ...PLANTED_WORDS.flatMap(({ file, code, allowedIn }) =>
    [file, ...(allowedIn === undefined ? [] : [allowedIn])].map((place) => ({ file: place, code })),
  ),
  ...INNOCENT_WORDS,
  ...SILENCED,
]

/** A folder of its own for a snippet below its file's folder, because many snippets have the same file name. */
const placeOf = (index: number, file: string): string => join(dirname(file), `snippet${index}`, basename(file))

let folder = ""
const broken = new Map<string, readonly string[]>()

/** Lints all snippets with the project's configuration in one process. */
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "planted-words-")))
  const configuration = readFileSync(join(ROOT, ".oxlintrc.json"), "utf8")
  expect(configuration).toContain(JSON.stringify(RULES))
  writeFileSync(
    join(folder, ".oxlintrc.json"),
    configuration.replace(JSON.stringify(RULES), JSON.stringify(join(ROOT, RULES))),
  )
  for (const [index, { file, code }] of SNIPPETS.entries()) {
    const path = join(folder, placeOf(index, file))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${code}\n`)
  }
  const { stdout } = spawnSync(process.execPath, [LINTER, "--format", "json"], { cwd: folder, encoding: "utf8" })
  for (const { code, filename } of readReport(stdout).diagnostics) {
    const path = relative(folder, join(folder, filename)).split(sep).join("/")
    // A code is a plugin and a rule: eslint(eqeqeq), selvedge(no-fetch).
    const rule = code.replace(/^eslint\((.*)\)$/, "$1").replace(/^(.*)\((.*)\)$/, "$1/$2")
    broken.set(path, [...(broken.get(path) ?? []), rule])
  }
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function brokenRules(code: string, file: string): readonly string[] {
  const index = SNIPPETS.findIndex((snippet) => snippet.code === code && snippet.file === file)
  return broken.get(placeOf(index, file)) ?? []
}

describe("lint rules", () => {
  it.each(PLANTED_WORDS)("$rule detects its violation in $file: $code", ({ rule, file, code, allowedIn }) => {
    expect(brokenRules(code, file)).toContain(rule)
    if (allowedIn !== undefined) expect(brokenRules(code, allowedIn)).not.toContain(rule)
  })

  it.each(INNOCENT_WORDS)("valid code passes in $file", ({ file, code }) => {
    expect(brokenRules(code, file)).toEqual([])
  })

  it.each(SILENCED)("no rule can be switched off by a comment", ({ file, code }) => {
    expect(brokenRules(code, file)).toContain("no-console")
  })

  it("every enabled rule has a planted violation", () => {
    const planted = new Set(PLANTED_WORDS.map(({ rule }) => rule))
    const text = readFileSync(join(ROOT, ".oxlintrc.json"), "utf8").replaceAll(/^\s*\/\/.*$/gm, "")
    const names = readConfiguration(text).overrides.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([name, level]) => (level === "off" ? [] : [name])),
    )
    expect([...new Set(names)].filter((name) => !planted.has(name))).toEqual([])
    expect(names.length).toBeGreaterThan(20)
  })
})
