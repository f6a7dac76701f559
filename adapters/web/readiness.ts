/** Something that keeps the shop from selling, for its operator. */
export interface ReadinessProblem {
  readonly part: "server" | "backend" | "database" | "disk"
  /** One sentence: what is wrong, and what to do. */
  readonly problem: string
}

/** Finds out what is wrong, always within a few seconds. */
export type ReadinessCheck = () => Promise<readonly ReadinessProblem[]>

/** Whether the process runs; always cheap. An orchestrator restarts a process that does not answer. */
export const LIVENESS_PATH = "/healthz"
/** Whether shoppers can be served, and why not. A load balancer sends none while it says 503. */
export const READINESS_PATH = "/readyz"

const RETRY_SECONDS = "2"

/** Answers the probes of an orchestrator; `undefined` for any other request. */
export async function handleProbe(request: Request, check: ReadinessCheck): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname === LIVENESS_PATH) return probeResponse(200, { status: "alive" })
  if (pathname !== READINESS_PATH) return undefined
  const reasons = await check()
  return reasons.length === 0
    ? probeResponse(200, { status: "ready" })
    : probeResponse(503, { status: "not ready", reasons })
}

function probeResponse(
  status: 200 | 503,
  body: { readonly status: string; readonly reasons?: readonly ReadinessProblem[] },
): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 ? { "retry-after": RETRY_SECONDS } : {}) },
  })
}
