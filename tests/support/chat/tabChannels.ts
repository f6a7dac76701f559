import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import * as Stream from "effect/Stream"
import type { TabChannel } from "../../../application/platform/TabChannel.ts"

/** Channels of the tabs of one browser: each message reaches all other tabs, as a copy. */
export function tabChannels(): {
  readonly open: () => TabChannel["Service"]
  readonly close: (tab: TabChannel["Service"]) => void
} {
  const queues = new Map<TabChannel["Service"], Queue.Queue<unknown>>()
  return {
    open: () => {
      const queue = Effect.runSync(Queue.unbounded<unknown>())
      const tab: TabChannel["Service"] = {
        post: (message) =>
          Effect.sync(() => {
            for (const [other, messages] of queues)
              if (other !== tab) Queue.offerUnsafe(messages, structuredClone(message))
          }),
        messages: Stream.fromQueue(queue),
      }
      queues.set(tab, queue)
      return tab
    },
    close: (tab) => void queues.delete(tab),
  }
}
