import { WAITING_ROOM_RETRIES } from "../../domain/session/QueuePosition.ts"
import { hasGivenUp } from "../../domain/session/QueuedVisit.ts"
import { storeWaitingRoom, readWaitingRoom, moment } from "../features/session/waitingVisitStorage.ts"
import type { WaitingState } from "../runtime/waitingState.ts"

/**
 * Goes on with a wait that this tab was in when its page was loaded again: shows the room with the place that was kept,
 * asks the full shop no earlier than it said, and then does `continueTo`, which may come to wait again. Without such a wait
 * it does so at once.
 */
export async function resumeWaitingRoom(
  { show }: Pick<WaitingState, "show">,
  continueTo: () => Promise<void>,
): Promise<void> {
  const kept = readWaitingRoom()
  if (kept === undefined || hasGivenUp(kept)) return continueTo()
  const { attempt, retriesAt, position } = kept
  show({
    attempt,
    maxRetries: WAITING_ROOM_RETRIES,
    retryAfterMillis: Math.max(0, retriesAt - moment()),
    ...(position === undefined ? {} : { position }),
  })
  await reached(retriesAt)
  await continueTo()
  show(undefined)
}

/**
 * Tells, once, of a change that waited when the page was loaded again: it went with the page, and nothing could send it
 * from here.
 */
export function notifyInterruptedWait({ markInterrupted }: Pick<WaitingState, "markInterrupted">): void {
  const kept = readWaitingRoom()
  storeWaitingRoom(undefined)
  if (kept?.isMutation === true) markInterrupted()
}

/** Ends at a moment; a page that slept over it is told when it is looked at again. */
function reached(at: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const check = () => {
      if (moment() < at) return
      listening.abort()
      resolve()
    }
    addEventListener("visibilitychange", check, { signal: listening.signal })
    const wait = () => {
      check()
      if (!listening.signal.aborted) setTimeout(wait, Math.max(0, at - moment()))
    }
    wait()
  })
}
