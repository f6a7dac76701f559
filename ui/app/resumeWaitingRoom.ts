import { WAITING_ROOM_RETRIES } from "../../domain/session/QueuePosition.ts"
import { hasGivenUp } from "../../domain/session/QueuedVisit.ts"
import { storeWaitingRoom, readWaitingRoom, moment } from "../features/session/waiting-room/waitingVisitStorage.ts"
import type { WaitingState } from "../runtime/waitingState.ts"

/**
 * Resumes a wait that this tab was in when its page was reloaded: shows the waiting room with the stored position,
 * waits until the stored retry time, then calls `continueTo`, which may have to wait again. Without such a wait it
 * calls `continueTo` at once.
 */
export async function resumeWaitingRoom(
  { show }: Pick<WaitingState, "show">,
  continueTo: () => Promise<void>,
): Promise<void> {
  const stored = readWaitingRoom()
  if (stored === undefined || hasGivenUp(stored)) return continueTo()
  const { attempt, retriesAt, position } = stored
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
 * Reports, once, a change that was waiting when the page was reloaded. The change is lost, because its request cannot
 * be sent again from here.
 */
export function notifyInterruptedWait({ markInterrupted }: Pick<WaitingState, "markInterrupted">): void {
  const stored = readWaitingRoom()
  storeWaitingRoom(undefined)
  if (stored?.isMutation === true) markInterrupted()
}

/**
 * Resolves at a moment in time, and rechecks when the page becomes visible, since timers pause while the device sleeps.
 */
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
