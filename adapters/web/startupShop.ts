import type { Shop } from "./createShop.ts"
import type { ReadinessCheck } from "./readiness.ts"
import { handleProbe } from "./readiness.ts"

const RETRY_SECONDS = "2"

const starting: ReadinessCheck = async () => [{ part: "server", problem: "The shop is starting." }]

/** Responds while the backend starts: probes report it, and other requests are asked to retry. */
export const startupShop: Pick<Shop, "fetch" | "respondReady" | "figures" | "check"> = {
  respondReady: () => Promise.resolve(undefined),
  figures: () => ({ caches: {}, queues: {} }),
  check: starting,
  fetch: async (request) =>
    (await handleProbe(request, starting)) ??
    new Response("The shop is starting. Please try again in a moment.", {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": RETRY_SECONDS,
      },
    }),
}
