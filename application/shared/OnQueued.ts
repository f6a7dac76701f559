import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * Runs before a call waits in the waiting room of a full store (S4.16): the wait may be long, and
 * may end with the page. Default: does nothing.
 */
export const OnQueued = Context.Reference<Effect.Effect<void>>("OnQueued", {
  defaultValue: () => Effect.void,
})
