/** A problem that prevents sales, for the shop's operator. */
export interface ReadinessProblem {
  readonly part: "server" | "backend" | "database" | "disk"
  /** One sentence: the problem and its remedy. */
  readonly problem: string
}

/** Returns the current problems within a few seconds. */
export type ReadinessCheck = () => Promise<readonly ReadinessProblem[]>

/** Liveness: cheap, without backend calls. An orchestrator restarts a process that does not respond. */
export const LIVENESS_PATH = "/healthz"
/** Readiness, with the reasons. A load balancer sends no customers during a 503. */
export const READINESS_PATH = "/readyz"

const RETRY_SECONDS = "2"

/** Handles an orchestrator's probes; returns `undefined` for any other request. */
export async function handleProbe(request: Request, check: ReadinessCheck): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname === LIVENESS_PATH) return probeResponse(200, { status: "alive" })
  if (pathname !== READINESS_PATH) return undefined
  const problems = await check()
  return problems.length === 0
    ? probeResponse(200, { status: "ready" })
    : probeResponse(503, { status: "not ready", problems })
}

function probeResponse(
  status: 200 | 503,
  body: { readonly status: string; readonly problems?: readonly ReadinessProblem[] },
): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 ? { "retry-after": RETRY_SECONDS } : {}) },
  })
}
