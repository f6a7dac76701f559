import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * What a program does before a call of its own waits in the waiting room of a full shop (specification, section 4): a
 * wait may be long, and end with the page. Nothing, unless the program says so.
 */
export const OnQueued = Context.Reference<Effect.Effect<void>>("OnQueued", {
  defaultValue: () => Effect.void,
})
