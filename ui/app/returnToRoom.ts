import { WAITING_ROOM_RETRIES } from "../../domain/session/WaitingPlace.ts"
import { hasEnded } from "../../domain/session/WaitingVisit.ts"
import { keepRoom, keptRoom, moment } from "../features/session/waitingVisits.ts"
import type { WaitingState } from "../runtime/waitingState.ts"

/**
 * Goes on with a wait that this tab was in when its page was loaded again: shows the room with the place that was kept,
 * asks the full shop no earlier than it said, and then does `goOn`, which may come to wait again. Without such a wait
 * it does so at once.
 */
export async function returnToRoom({ show }: Pick<WaitingState, "show">, goOn: () => Promise<void>): Promise<void> {
  const kept = keptRoom()
  if (kept === undefined || hasEnded(kept)) return goOn()
  const { attempt, retriesAt, position } = kept
  show({
    attempt,
    maxRetries: WAITING_ROOM_RETRIES,
    retryAfterMillis: Math.max(0, retriesAt - moment()),
    ...(position === undefined ? {} : { position }),
  })
  await reached(retriesAt)
  await goOn()
  show(undefined)
}

/**
 * Tells, once, of a change that waited when the page was loaded again: it went with the page, and nothing could send it
 * from here.
 */
export function tellOfCutWait({ cutShort }: Pick<WaitingState, "cutShort">): void {
  const kept = keptRoom()
  keepRoom(undefined)
  if (kept?.isChange === true) cutShort()
}

/** Ends at a moment; a page that slept over it is told when it is looked at again. */
function reached(at: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const look = () => {
      if (moment() < at) return
      listening.abort()
      resolve()
    }
    addEventListener("visibilitychange", look, { signal: listening.signal })
    const wait = () => {
      look()
      if (!listening.signal.aborted) setTimeout(wait, Math.max(0, at - moment()))
    }
    wait()
  })
}
