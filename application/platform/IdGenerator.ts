import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Makes ids that nobody can guess or repeat. */
export class IdGenerator extends Context.Service<
  IdGenerator,
  {
    /** A random UUID, version 4. */
    readonly uuid: Effect.Effect<string>
  }
>()("IdGenerator") {}
