import { describe, expect, it } from "vitest"
import { rowsOf } from "./documents/namedFaults.ts"
import { sourceFiles } from "./source/sourceFiles.ts"
import { VALIDATION_RULES } from "./source/validationRules.ts"

const RULE = /\bV[0-9]{1,3}\b/g

/** The rules that titles of tests under these folders cite. */
const namedIn = (folders: readonly string[]): ReadonlySet<string> =>
  new Set(sourceFiles(folders, /\.test\.tsx?$/).flatMap(({ path, text }) => [...rowsOf(path, text, RULE)]))

const ours = namedIn(["tests/domain", "tests/application", "tests/adapters"])
const sandbox = namedIn(["tests/sandbox"])
const built = Object.entries(VALIDATION_RULES)
  .filter(([, { waitsFor }]) => waitsFor === undefined)
  .map(([id, { side = "both" }]) => ({ id, side }))
const seenByBackends = built.filter(({ side }) => side === "both")

describe("the rules of S5", () => {
  it("have a test of ours and a test against the sandbox each, except for those that no backend checks", () => {
    const held = built.filter(({ id }) => ours.has(id)).length
    const testedBySandbox = seenByBackends.filter(({ id }) => sandbox.has(id)).length
    process.stdout.write(
      `validation rules: ${held} of ${built.length} in the domain, ${testedBySandbox} of ` +
        `${seenByBackends.length} against the sandbox\n`,
    )
    expect(built.filter(({ id }) => !ours.has(id)).map(({ id }) => id)).toEqual([])
    expect(seenByBackends.filter(({ id }) => !sandbox.has(id)).map(({ id }) => id)).toEqual([])
  })

  it("are unassigned only as long as no test cites them", () => {
    const waiting = Object.keys(VALIDATION_RULES).filter((id) => !built.some((rule) => rule.id === id))
    expect(waiting.filter((id) => ours.has(id) || sandbox.has(id))).toEqual([])
  })

  it("are all in the table: no test cites another", () => {
    expect([...ours, ...sandbox].filter((id) => VALIDATION_RULES[id] === undefined)).toEqual([])
  })
})
