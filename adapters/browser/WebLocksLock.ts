import * as Effect from "effect/Effect"
import type { CrossTabLock } from "../../application/platform/CrossTabLock.ts"

/** The members of `navigator.locks` in use. */
export interface TabLocks {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    use: () => Promise<void>,
  ) => Promise<unknown>
}

/**
 * A lock with one holder per name across all tabs of the browser (R5). Without Web Locks `fallback` is used,
 * with one holder per tab.
 *
 * Closing a tab releases its lock (F3). Interruption removes the request from the queue.
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

/** Waits for the lock and returns the effect that releases it. */
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
        // An aborted request also rejects; any other rejection is a defect.
        if (!waiting.signal.aborted) resume(Effect.die(cause))
      })
    return Effect.sync(() => {
      waiting.abort()
      release()
    })
  })
}
