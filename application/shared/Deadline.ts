import * as Context from "effect/Context"

/** A deadline shared by several calls. */
export interface Deadline {
  /** Milliseconds left; zero or negative once it has passed. */
  readonly remainingMillis: () => number
  /** Maximum milliseconds for one operation, if it has its own share. */
  readonly shareOf?: (operation: string) => number | undefined
}

/** The deadline of all calls of a program; by default each call has only its operation's own. */
export const CallDeadline = Context.Reference<Deadline | undefined>("CallDeadline", { defaultValue: () => undefined })
