import * as Semaphore from "effect/Semaphore"
import type { CrossTabLock } from "../../application/platform/CrossTabLock.ts"

/** A lock with one holder per name within this program, for platforms without tabs or without Web Locks. */
export function memoryLock(): CrossTabLock["Service"] {
  const locks = new Map<string, Semaphore.Semaphore>()
  return {
    withLock: (name) => {
      const lock = locks.get(name) ?? Semaphore.makeUnsafe(1)
      locks.set(name, lock)
      return Semaphore.withPermit(lock)
    },
  }
}
