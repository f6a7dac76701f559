import type { Shop } from "./createShop.ts"
import { handleProbe } from "./readiness.ts"

const RETRY_SECONDS = "2"

/** Answers while the backend is opened: its probes say so, and everything else may come again in a moment. */
export const startupShop: Pick<Shop, "fetch"> = {
  fetch: async (request) =>
    (await handleProbe(request, async () => [{ part: "server", problem: "The shop is starting." }])) ??
    new Response("The shop is starting. Please try again in a moment.", {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": RETRY_SECONDS,
      },
    }),
}
