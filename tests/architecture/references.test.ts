import { describe, expect, it } from "vitest"
import { citationsIn } from "./documents/citations.ts"
import { FAULT_ROWS } from "./documents/faultRows.ts"
import { RULE_ROWS } from "./documents/ruleRows.ts"
import type { NamedTest } from "./documents/ruleRows.ts"
import { sourceFiles } from "./source/sourceFiles.ts"
import { testTitles } from "./documents/testTitles.ts"
import { VALIDATION_RULES } from "./source/validationRules.ts"

/** Generated copies, recorded data, and the checks themselves with their planted citations. */
const EXCLUDED = new RegExp(
  [
    "^package-lock\\.json",
    "^contracts/(generated|pacts)/",
    "^contracts/sandbox/world/generated/",
    "^tests/fixtures/",
    "^tests/architecture/(references|faults|validationRules)\\.test\\.ts",
    "^tests/architecture/(.+/)?citations\\.ts",
  ].join("|"),
)

const rules = new Set(RULE_ROWS.map(({ id }) => id))
const decisions = sourceFiles(["docs/decisions"], /\.md$/).map(({ path }) => `decision ${path.slice(15, 18)}`)
const targets = new Set([
  ...rules,
  ...[...rules].map((id) => id.replace(/\..*/, "")),
  ...Object.keys(FAULT_ROWS),
  ...Object.keys(VALIDATION_RULES),
  ...decisions,
])

const unresolved = (file: { readonly path: string; readonly text: string }): readonly string[] =>
  citationsIn(file)
    .filter(({ target }) => !targets.has(target))
    .map(({ path, line, target }) => `${path}:${line} ${target}`)

const titles = new Map<string, string>()
for (const { path, text } of sourceFiles(["tests"], /\.test\.tsx?$/))
  titles.set(path, testTitles(path, text).join("\n"))
const exists = ({ path, title }: NamedTest): boolean => titles.get(path)?.includes(title) ?? false

describe("citations of rules, faults and decisions", () => {
  it("resolve to a row of docs/rules.md or docs/faults.md, or to a decision", () => {
    const files = sourceFiles().filter(({ path }) => !EXCLUDED.test(path))
    const dead = files.flatMap(unresolved)
    const count = files.reduce((sum, file) => sum + citationsIn(file).length, 0)
    process.stdout.write(`references: ${rules.size} rules, ${count} citations, unresolved ${dead.length}\n`)
    expect(dead).toEqual([])
  })

  it("are found when they are dead, in every form", () => {
    const text = [
      "// An unknown rule (S4.99) and R99.",
      "/* An unknown fault F999, and",
      " * decision",
      " * 999. */",
      "// Forms without a target: ruling R7; specification, section 4; the specification's section 5; (section 8)",
    ].join("\n")
    expect(unresolved({ path: "a.ts", text })).toEqual([
      "a.ts:1 S4.99",
      "a.ts:1 R99",
      "a.ts:2 F999",
      "a.ts:3 decision 999",
      "a.ts:5 ruling R7",
      "a.ts:5 specification, section",
      "a.ts:5 specification's section",
      "a.ts:5 section 8",
    ])
  })

  it("are not found in colors, sizes, versions and sections of other documents", () => {
    const text = "#F05050 XS8 S01 V8-engine R2D2 F1.5 (RFC 9110, section 9.2.2) RFC 9110, section 6 a/R12"
    expect(citationsIn({ path: "a.ts", text })).toEqual([])
  })
})

describe("the rules of docs/rules.md", () => {
  it("have unique numbers without gaps", () => {
    expect(rules.size).toBe(RULE_ROWS.length)
    const gaps = [...rules].filter((id) => {
      const [, group = "", number = ""] = /^(S[1-9]\.|R)([0-9]+)$/.exec(id) ?? []
      return Number(number) > 1 && !rules.has(`${group}${Number(number) - 1}`)
    })
    expect(gaps).toEqual([])
  })

  it("each name a test that exists", () => {
    expect(RULE_ROWS.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
    const dead = RULE_ROWS.flatMap(({ id, tests }) =>
      tests.filter((test) => !exists(test)).map(({ path, title }) => `${id}: ${path} “${title}”`),
    )
    expect(dead).toEqual([])
  })

  it("are found to name a test that does not exist", () => {
    const [path = ""] = titles.keys()
    expect(exists({ path, title: "a title that no test has" })).toBe(false)
    expect(exists({ path: "tests/domain/missing.test.ts", title: "" })).toBe(false)
  })

  it("contain every validation rule under its number", () => {
    const numbered = Object.keys(VALIDATION_RULES).map((id) => id.replace("V", "S5."))
    expect(numbered.filter((id) => !rules.has(id))).toEqual([])
  })
})
