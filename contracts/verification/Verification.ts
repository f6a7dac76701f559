/** Result of setting up a provider state: its values, or the reason of its failure. */
export interface StateSetup {
  readonly state: string
  readonly values: readonly string[]
  readonly problem?: string
}

/** Result of one interaction. */
export interface InteractionResult {
  readonly description: string
  readonly passed: boolean
  /** Reasons of its failure, one sentence each; with the path in the response and the pact's expectation. */
  readonly problems: readonly string[]
}

export interface Verification {
  readonly results: readonly InteractionResult[]
  /** Errors of the verification itself; empty when it ran. */
  readonly faults: readonly string[]
  readonly states: readonly StateSetup[]
  readonly milliseconds: number
}
