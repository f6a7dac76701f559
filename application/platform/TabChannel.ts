import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"

/** Messages between the tabs of this browser. Without a channel a tab is alone. */
export class TabChannel extends Context.Service<
  TabChannel,
  {
    /** Sends a message to the other tabs; never to this one. */
    readonly post: (message: unknown) => Effect.Effect<void>
    /** Messages of the other tabs, in order. There is one consumer. */
    readonly messages: Stream.Stream<unknown>
  }
>()("TabChannel") {}
