import type { TabLocks } from "../../../adapters/browser/WebLocksLock.ts"

/**
 * A lock manager like the browser's, for runtimes that have none: exclusive locks, granted in the order of requests.
 */
export function queueingLocks(): TabLocks {
  const queues = new Map<string, (() => void)[]>()
  return {
    request: async (name, { signal }, use) => {
      const queue = queues.get(name)
      if (queue === undefined) queues.set(name, [])
      else await turnIn(queue, signal)
      try {
        return await use()
      } finally {
        const next = queues.get(name)?.shift()
        if (next === undefined) queues.delete(name)
        else next()
      }
    },
  }
}

function turnIn(queue: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    queue.push(resolve)
    signal.addEventListener("abort", () => {
      const place = queue.indexOf(resolve)
      if (place < 0) return
      queue.splice(place, 1)
      reject(signal.reason)
    })
  })
}
