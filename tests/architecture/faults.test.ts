import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { FAULT_ROWS, FAULTS_DOCUMENT } from "./documents/faultRows.ts"
import { faultsDocument } from "./documents/faultsDocument.ts"
import { namedFaults, rowsOf } from "./documents/namedFaults.ts"
import { ROOT } from "./RuleFile.ts"

const UPDATE = "npx vitest run --project architecture tests/architecture/faults.test.ts -u"

const named = namedFaults()
const rows = Object.keys(FAULT_ROWS)

describe("the faults of docs/faults.md", () => {
  it("are each provoked by a test that has the number in its title", () => {
    process.stdout.write(`faults: ${rows.filter((row) => named.has(row)).length} of ${rows.length} named in tests\n`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => !named.has(row))).toEqual([])
  })

  it("include every number in a test's title", () => {
    expect([...named.keys()].filter((row) => FAULT_ROWS[row] === undefined)).toEqual([])
  })

  it(`list their tests: \`${UPDATE}\` updates the list`, async () => {
    const path = join(ROOT, FAULTS_DOCUMENT)
    await expect(faultsDocument(readFileSync(path, "utf8"), named)).toMatchFileSnapshot(path)
  })
})

describe("the list of tests", () => {
  it("is replaced in the rows of faults and nowhere else", () => {
    const found = new Map([["F1", ["tests/ui/b.test.tsx", "tests/domain/a.test.ts"]]])
    expect(faultsDocument("text\n| Fault | Tests |\n| F1 | a | b | old |\n| F2 | c | d |  |", found)).toBe(
      "text\n| Fault | Tests |\n| F1 | a | b | `domain/a`, `ui/b` |\n| F2 | c | d |  |",
    )
  })
})

describe("titles of tests", () => {
  it("contain numbers of faults, several at once and in templates, and nothing else does", () => {
    const text = [
      "it('F38 F40 waits', () => {})",
      "itEffect('F41 says so', run)",
      "describe.each([['F99']])(\"F18 retry=%s\", () => {})",
      "test(`F2 ${count} calls, F3`, run)",
      "// it('F100')",
      "const note = 'F101'",
      "it('F4000 and XF5', () => expect('F102'))",
      "waits('F103')",
      "it(nameOf('F104'), run)",
    ].join("\n")
    expect([...rowsOf("a.test.ts", text)].toSorted()).toEqual(["F18", "F2", "F3", "F38", "F40", "F41"])
  })
})
