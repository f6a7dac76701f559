import type { QueuePosition } from "../../domain/session/QueuePosition.ts"

/**
 * What the page knows of the waiting room: the shopper's place with the moment of the next try, that it was left for
 * nothing, that a reload cut it short, or nothing.
 */
export type Waiting =
  { readonly place: QueuePosition; readonly nextTryAt: number } | "abandoned" | "interrupted" | undefined

/** The waiting room as one observed value of the page: the core tells it, the page shows it. */
export interface WaitingState {
  readonly current: () => Waiting
  readonly subscribe: (listener: () => void) => () => void
  /** A new place; nothing when the room is left. */
  readonly show: (place: QueuePosition | undefined) => void
  readonly giveUp: () => void
  /** What waited went with the page that was loaded again. */
  readonly markInterrupted: () => void
  /** Tries of the wait that is shown, which another document may have begun; none where nobody waits. */
  readonly tries: () => number
}

/** The one of this document; `now` in milliseconds. */
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
