import type { Pact } from "./readPacts.ts"
import type { InteractionResult, Verification } from "./Verification.ts"

export interface VerificationReport {
  readonly passed: number
  readonly broken: number
  readonly seconds: number
  readonly areas: readonly { readonly area: string; readonly interactions: readonly InteractionResult[] }[]
  readonly states: readonly { readonly state: string; readonly problem: string }[]
  readonly faults: readonly string[]
}

/**
 * Returns the machine-readable result: everything by area, failed state setups, and errors of the verification itself.
 */
export const reportVerification = (
  { results, states, faults, milliseconds }: Verification,
  pacts: readonly Pact[],
): VerificationReport => ({
  passed: results.filter(({ passed }) => passed).length,
  broken: results.filter(({ passed }) => !passed).length,
  seconds: Math.round(milliseconds / 100) / 10,
  areas: pacts
    .map(({ area, interactions }) => ({
      area,
      interactions: interactions.flatMap(({ description }) =>
        results.filter((result) => result.description === description),
      ),
    }))
    .filter(({ interactions }) => interactions.length > 0),
  states: states.flatMap(({ state, problem }) => (problem === undefined ? [] : [{ state, problem }])),
  faults,
})

/** Returns the readable result: a line per interaction, its problems, and totals. */
export const describeReport = ({
  passed,
  broken,
  seconds,
  areas,
  states,
  faults,
}: VerificationReport): readonly string[] => [
  ...areas.flatMap(({ area, interactions }) => [
    "",
    `${area}: ${interactions.filter((one) => one.passed).length} of ${interactions.length}`,
    ...interactions.flatMap((one) => [
      `  ${one.passed ? "kept  " : "BROKEN"} ${one.description}`,
      ...one.problems.map((problem) => `           ${problem}`),
    ]),
  ]),
  ...states.flatMap(({ state, problem }) => ["", `The state "${state}" could not be set up: ${problem}`]),
  ...faults.flatMap((fault) => ["", `The verification did not run to its end: ${fault}`]),
  "",
  `${passed} kept, ${broken} broken in ${seconds} s`,
]
