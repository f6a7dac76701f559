import * as Effect from "effect/Effect"
import type { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { webLocksLock } from "../browser/WebLocksLock.ts"

/**
 * A lock with one holder across all tabs. In a browser without Web Locks it has one holder per tab; only such a browser
 * loads that lock.
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
