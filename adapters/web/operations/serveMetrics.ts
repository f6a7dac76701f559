import type { ReadinessCheck } from "../readiness.ts"
import { handleProbe } from "../readiness.ts"
import type { ShopMetrics } from "./ShopMetrics.ts"

/** Path of the metrics on the admin port. */
export const METRICS_PATH = "/metrics"

/** Handles requests to the admin port: the metrics, and the same probes as the shop's own port. */
export function serveMetrics(
  metrics: Pick<ShopMetrics, "collect">,
  check: ReadinessCheck,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const probe = await handleProbe(request, check)
    if (probe !== undefined) return probe
    if (new URL(request.url).pathname !== METRICS_PATH) return new Response("Not found.", { status: 404 })
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed.", { status: 405, headers: { allow: "GET, HEAD" } })
    const { contentType, text } = await metrics.collect()
    return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } })
  }
}
