import type { QueuePosition } from "../../domain/session/QueuePosition.ts"

/**
 * The state of the waiting room: the queue position with the time of the next attempt, abandoned, interrupted by a
 * reload, or none.
 */
export type Waiting =
  { readonly place: QueuePosition; readonly nextTryAt: number } | "abandoned" | "interrupted" | undefined

/** The waiting room as one observable value, set by the core and shown by the page. */
export interface WaitingState {
  readonly current: () => Waiting
  readonly subscribe: (listener: () => void) => () => void
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
  let waiting: Waiting
  const listeners = new Set<() => void>()
  const change = (next: Waiting) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => waiting,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (place) => {
      if (place !== undefined) change({ place, nextTryAt: now() + place.retryAfterMillis })
      else if (typeof waiting === "object") change(undefined)
    },
    giveUp: () => change("abandoned"),
    markInterrupted: () => change("interrupted"),
    tries: () => (typeof waiting === "object" ? waiting.place.attempt : 0),
  }
}
