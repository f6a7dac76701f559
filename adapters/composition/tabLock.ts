import * as Effect from "effect/Effect"
import type { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { webLocksLock } from "../browser/WebLocksLock.ts"

/**
 * One holder at a time over all tabs; in a browser without Web Locks one per tab, by a lock that only such a browser
 * fetches.
 */
export function tabLock(): CrossTabLock["Service"] {
  let fallback: Promise<CrossTabLock["Service"]> | undefined
  const loadFallback = Effect.promise(
    () => (fallback ??= import("../memory/MemoryLock.ts").then(({ memoryLock }) => memoryLock())),
  )
  return webLocksLock({
    withLock: (name) => (effect) => Effect.flatMap(loadFallback, ({ withLock }) => withLock(name)(effect)),
  })
}
