import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { providerStates } from "../../../contracts/sandbox/composition/providerStates.ts"
import { ROOT, type UsedState, usedStates } from "./pactFiles.ts"

const names = (cell: string | undefined): readonly string[] =>
  [...(cell ?? "").matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []).sort()

/** Returns the table of states in the documentation, by name. */
function documentedStates(): ReadonlyMap<string, UsedState> {
  const rows = readFileSync(`${ROOT}/docs/provider-states.md`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
  expect(new Set(rows).size).toBe(rows.length)
  return new Map(
    rows.map((row): [string, UsedState] => {
      const [, state = "", parameters, , values] = row.split("|").map((cell) => cell.trim())
      return [state.replaceAll("`", ""), { parameters: names(parameters), values: names(values) }]
    }),
  )
}

const byName = (states: ReadonlyMap<string, UsedState>) =>
  Object.fromEntries([...states].sort(([one], [other]) => one.localeCompare(other)))

describe("provider states", () => {
  it("are documented with exactly the parameters and values that the pacts use", () => {
    expect(usedStates().size).toBeGreaterThan(0)
    expect(byName(documentedStates())).toEqual(byName(usedStates()))
  })

  it("have exactly one handler each in the sandbox", () => {
    const handlers = providerStates(() => Promise.reject(new Error("Nothing is called.")))
    expect([...handlers.keys()].sort()).toEqual([...usedStates().keys()].sort())
  })
})
