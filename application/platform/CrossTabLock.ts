import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Named lock over all tabs of a browser, where the browser supports it (R5). */
export class CrossTabLock extends Context.Service<
  CrossTabLock,
  {
    readonly withLock: (name: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("CrossTabLock") {}
