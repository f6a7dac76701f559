import type { Environment } from "vitest/runtime"

/** Node, with the browsers that all files of a worker share: they end with the worker. */
export default {
  name: "browsers",
  viteEnvironment: "ssr",
  setup: (global: typeof globalThis) => {
    global.workerBrowsers = new Map()
    global.leftContexts = []
    return {
      teardown: async () => {
        const started = await Promise.allSettled(global.workerBrowsers.values())
        await Promise.all(started.map((one) => (one.status === "fulfilled" ? one.value.close() : undefined)))
      },
    }
  },
} satisfies Environment
