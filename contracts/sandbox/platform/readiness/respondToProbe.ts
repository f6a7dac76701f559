import type { ReadinessProblem } from "./Readiness.ts"

/** Liveness: whether the process runs; always cheap. */
const LIVENESS_PATH = "/healthz"
/** Readiness: whether it can serve requests, and the problems. */
const READINESS_PATH = "/readyz"

/** Returns the response to the two probes of an orchestrator; `undefined` for any other request. */
export const respondToProbe = async (
  request: Request,
  check: () => Promise<readonly ReadinessProblem[]>,
): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url)
  if (pathname === LIVENESS_PATH) return json(200, { status: "alive" })
  if (pathname !== READINESS_PATH) return undefined
  const problems = await check()
  return problems.length === 0 ? json(200, { status: "ready" }) : json(503, { status: "not ready", problems })
}

const json = (status: number, body: unknown): Response =>
  Response.json(body, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 ? { "retry-after": "2" } : {}) },
  })
