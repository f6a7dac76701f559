import * as Effect from "effect/Effect"
import type { CrossTabLock } from "../../application/platform/CrossTabLock.ts"

/** What is needed of the browser's `navigator.locks`. */
export interface TabLocks {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    use: () => Promise<void>,
  ) => Promise<unknown>
}

/**
 * One holder at a time per name over all tabs of the browser (ruling R5). `fallback` serves where there are no Web
 * Locks: then it is one per tab.
 *
 * A tab that is closed while it holds the lock gives it up with itself (F3); whoever stops waiting leaves the queue.
 */
export function webLocksLock(
  fallback: CrossTabLock["Service"],
  locks: TabLocks | undefined = globalThis.navigator?.locks,
): CrossTabLock["Service"] {
  if (locks === undefined) return fallback
  return {
    withLock: (name) => (effect) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(restore(acquireLock(locks, name)), (release) => Effect.ensuring(restore(effect), release)),
      ),
  }
}

/** Waits for the lock and gives what releases it. */
function acquireLock(locks: TabLocks, name: string): Effect.Effect<Effect.Effect<void>> {
  return Effect.callback((resume) => {
    const waiting = new AbortController()
    let release: () => void = () => undefined
    locks
      .request(
        name,
        { signal: waiting.signal },
        () =>
          new Promise<void>((resolve) => {
            release = resolve
            resume(Effect.succeed(Effect.sync(resolve)))
          }),
      )
      .catch((cause: unknown) => {
        // Giving up waiting also ends here; a browser that refuses its own lock is a defect.
        if (!waiting.signal.aborted) resume(Effect.die(cause))
      })
    return Effect.sync(() => {
      waiting.abort()
      release()
    })
  })
}
