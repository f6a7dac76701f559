import { describe, expect, it } from "vitest"
import { FAULT_BACKLOG, FAULT_ROWS } from "./faultRows.ts"
import { namedFaults, rowsOf } from "./namedFaults.ts"

const named = namedFaults()
const rows = Object.keys(FAULT_ROWS)

describe("the faults the shop survives", () => {
  it("are each cited by a test that provokes them, except for those on the backlog", () => {
    const present = rows.filter((row) => named.has(row))
    process.stdout.write(`faults: ${present.length} of ${rows.length} rows named in tests\n`)
    expect(rows.filter((row) => !named.has(row) && !FAULT_BACKLOG.rows.includes(row))).toEqual([])
  })

  it("leave the backlog when they are cited, and each one on it exists", () => {
    expect(FAULT_BACKLOG.rows.filter((row) => named.has(row) || !rows.includes(row))).toEqual([])
  })

  it("have a backlog that is not past its date", () => {
    expect(FAULT_BACKLOG.rows.length === 0 || Date.parse(FAULT_BACKLOG.until) > Date.now()).toBe(true)
  })
})

describe("the titles of tests", () => {
  it("cite rows, several at once and in templates too, and other texts do not", () => {
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
