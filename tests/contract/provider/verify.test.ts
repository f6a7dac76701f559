import { beforeAll, describe, expect, it } from "vitest"
import operations from "../../../contracts/generated/operations.json" with { type: "json" }
import { pactFiles, usedStates } from "./pactFiles.ts"
import { type SandboxVerification, verifySandbox } from "./verifySandbox.ts"

const AREAS = [...new Set(Object.values(operations).map(({ area }) => area))].sort()

const promised = (area: string): readonly string[] =>
  pactFiles
    .filter((pact) => pact.area === area)
    .flatMap(({ interactions }) => interactions.map(({ description }) => description))

describe("The sandbox keeps what the shop was promised", () => {
  let verification: SandboxVerification
  beforeAll(async () => {
    verification = await verifySandbox(pactFiles)
    const { results, milliseconds } = verification
    const perArea = AREAS.map(
      (area) => `${area} ${results.filter(({ description }) => promised(area).includes(description)).length}`,
    )
    process.stdout.write(
      `Verified ${results.length} interactions in ${(milliseconds / 1000).toFixed(1)} s: ${perArea.join(", ")}\n`,
    )
  })

  it.each(AREAS)("about %s, of which at least one thing is promised", (area) => {
    const wanted = promised(area)
    expect(wanted).not.toEqual([])
    const outcomes = verification.results.filter(({ description }) => wanted.includes(description))
    expect(outcomes).toHaveLength(wanted.length)
    expect(outcomes.filter(({ kept }) => !kept)).toEqual([])
    expect(new Set(outcomes.map(({ description }) => description))).toEqual(new Set(wanted))
  })

  it("each time with one real request, and nothing is left that the verifier objects to", () => {
    const interactions = pactFiles.flatMap((pact) => pact.interactions)
    expect(new Set(interactions.map(({ description }) => description)).size).toBe(interactions.length)
    expect(verification.faults).toEqual([])
    expect(verification.results).toHaveLength(interactions.length)
    expect(verification.requests).toBe(interactions.length)
  })

  it("in states that were all set up and gave every value the requests are made of", () => {
    const { states } = verification
    expect(states.filter(({ problem }) => problem !== undefined)).toEqual([])
    expect(states).toHaveLength(
      pactFiles.flatMap(({ interactions }) => interactions.flatMap(({ providerStates }) => providerStates)).length,
    )
    const missing = states.flatMap(({ state, values }) =>
      (usedStates().get(state)?.values ?? [])
        .filter((value) => !values.includes(value))
        .map((value) => `${state}: ${value}`),
    )
    expect(missing).toEqual([])
  })

  it("without a fault of its own", () => {
    expect(verification.logged).toEqual([])
  })
})
