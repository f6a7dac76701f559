import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Generates unique, unpredictable ids. */
export class IdGenerator extends Context.Service<
  IdGenerator,
  {
    /** A random UUID, version 4. */
    readonly uuid: Effect.Effect<string>
  }
>()("IdGenerator") {}
