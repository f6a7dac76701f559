import type { QueuePosition } from "../../domain/session/QueuePosition.ts"
import type { Observable } from "./observable.ts"
import { createObservable } from "./observable.ts"

/** The key of the waiting room in the storage of a tab. */
export const WAITING_ROOM_KEY = "selvedge.waitingRoom.v1"

/**
 * The state of the waiting room: the queue position with the time of the next attempt, abandoned, interrupted by a
 * reload, or none.
 */
export type Waiting =
  | { readonly place: QueuePosition; readonly nextTryAt: number }
  | "abandoned"
  | "interrupted"
  | undefined

/** The waiting room as one observable value, set by the core and shown by the page. */
export interface WaitingState extends Observable<Waiting> {
  /** Sets the queue position; `undefined` closes the waiting room. */
  readonly show: (place: QueuePosition | undefined) => void
  readonly giveUp: () => void
  /** Marks a waiting change as lost by a reload. */
  readonly markInterrupted: () => void
  /** The attempts of the current wait, which another document may have started; 0 without one. */
  readonly tries: () => number
}

/** Creates the state of this document; `now` returns milliseconds. */
export function createWaitingState(now: () => number): WaitingState {
  const { current, subscribe, set } = createObservable<Waiting>(undefined)
  return {
    current,
    subscribe,
    show: (place) => {
      if (place !== undefined) set({ place, nextTryAt: now() + place.retryAfterMillis })
      else if (typeof current() === "object") set(undefined)
    },
    giveUp: () => set("abandoned"),
    markInterrupted: () => set("interrupted"),
    tries: () => {
      const waiting = current()
      return typeof waiting === "object" ? waiting.place.attempt : 0
    },
  }
}
