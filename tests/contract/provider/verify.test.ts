import { beforeAll, describe, expect, it } from "vitest"
import operations from "../../../contracts/generated/operations.json" with { type: "json" }
import { pactFiles, usedStates } from "./pactFiles.ts"
import { type SandboxVerification, verifySandbox } from "./verifySandbox.ts"

const AREAS = [...new Set(Object.values(operations).map(({ area }) => area))].sort()

const interactionsOf = (area: string): readonly string[] =>
  pactFiles
    .filter((pact) => pact.area === area)
    .flatMap(({ interactions }) => interactions.map(({ description }) => description))

describe("the sandbox verified against the pacts", () => {
  let verification: SandboxVerification
  beforeAll(async () => {
    verification = await verifySandbox(pactFiles)
    const { results, milliseconds } = verification
    const perArea = AREAS.map(
      (area) => `${area} ${results.filter(({ description }) => interactionsOf(area).includes(description)).length}`,
    )
    process.stdout.write(
      `Verified ${results.length} interactions in ${(milliseconds / 1000).toFixed(1)} s: ${perArea.join(", ")}\n`,
    )
  })

  it.each(AREAS)("passes every interaction of %s, at least one", (area) => {
    const expectedInteractions = interactionsOf(area)
    expect(expectedInteractions).not.toEqual([])
    const outcomes = verification.results.filter(({ description }) => expectedInteractions.includes(description))
    expect(outcomes).toHaveLength(expectedInteractions.length)
    expect(outcomes.filter(({ passed }) => !passed)).toEqual([])
    expect(new Set(outcomes.map(({ description }) => description))).toEqual(new Set(expectedInteractions))
  })

  it("receives one real request per interaction, without remarks of the verifier", () => {
    const interactions = pactFiles.flatMap((pact) => pact.interactions)
    expect(new Set(interactions.map(({ description }) => description)).size).toBe(interactions.length)
    expect(verification.faults).toEqual([])
    expect(verification.results).toHaveLength(interactions.length)
    expect(verification.requests).toBe(interactions.length)
  })

  it("sets up every state, with every value that the requests use", () => {
    const { states } = verification
    expect(states.filter(({ problem }) => problem !== undefined)).toEqual([])
    expect(states).toHaveLength(
      pactFiles.flatMap(({ interactions }) => interactions.flatMap(({ providerStates }) => providerStates)).length,
    )
    const used = usedStates()
    const missing = states.flatMap(({ state, values }) =>
      (used.get(state)?.values ?? []).filter((value) => !values.includes(value)).map((value) => `${state}: ${value}`),
    )
    expect(missing).toEqual([])
  })

  it("logs no error", () => {
    expect(verification.logged).toEqual([])
  })
})
