import * as Semaphore from "effect/Semaphore"
import type { CrossTabLock } from "../../application/platform/CrossTabLock.ts"

/** One holder at a time per name within this program: where there are no tabs, or no locks over them. */
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
