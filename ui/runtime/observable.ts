import { useSyncExternalStore } from "react"

/** A value that components observe: the one state outside React's. */
export interface Observable<A> {
  readonly current: () => A
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** An observable and the function that changes it. */
export function createObservable<A>(initial: A): Observable<A> & { readonly set: (value: A) => void } {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

/**
 * The current value, or a part of it, which must then be referentially stable. `beforeHydration` is the server's
 * knowledge of it; the current value when absent.
 */
export function useObservable<A, Part = A>(
  { current, subscribe }: Observable<A>,
  select: (value: A) => Part,
  beforeHydration: () => A = current,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(beforeHydration()),
  )
}
