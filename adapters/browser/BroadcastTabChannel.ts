import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import * as Stream from "effect/Stream"
import type { TabChannel } from "../../application/platform/TabChannel.ts"

/** A channel of this name between the tabs; a browser without channels has none. */
export function broadcastTabChannel(
  name: string,
  create: ((name: string) => BroadcastChannel) | undefined = "BroadcastChannel" in globalThis
    ? (channelName) => new BroadcastChannel(channelName)
    : undefined,
): TabChannel["Service"] {
  const channel = create?.(name)
  if (channel === undefined) return { post: () => Effect.void, messages: Stream.never }
  return {
    post: (message) => Effect.sync(() => channel.postMessage(message)),
    messages: Stream.callback<unknown>((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          channel.onmessage = ({ data }: MessageEvent<unknown>) => Queue.offerUnsafe(queue, data)
        }),
        () =>
          Effect.sync(() => {
            channel.onmessage = null
          }),
      ),
    ),
  }
}
