/** A provider state that was set up: what it gave, or why it could not be had. */
export interface StateSetup {
  readonly state: string
  readonly values: readonly string[]
  readonly problem?: string
}

/** What became of one interaction. */
export interface InteractionResult {
  readonly description: string
  readonly kept: boolean
  /** Why it was not kept, one sentence each; names the place in the answer and what the pact asks there. */
  readonly problems: readonly string[]
}

export interface Verification {
  readonly results: readonly InteractionResult[]
  /** What kept the verification itself from running; empty when it ran. */
  readonly faults: readonly string[]
  readonly states: readonly StateSetup[]
  readonly milliseconds: number
}
