import { randomUUID } from "node:crypto"
import { contractRoutes } from "./platform/http/contractRoutes.ts"
import type { LogLine } from "./platform/ports/SandboxPorts.ts"

const REQUEST_ID_HEADER = "x-request-id"
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/u
const TRACE_ID = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/u
const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]

/**
 * Writes one line per request with its operation instead of its address, which may hold secrets. The request's ID is
 * accepted in `x-request-id`, or created, and returned; the trace is that of `traceparent`.
 */
export const logRequests =
  (handle: (request: Request) => Promise<Response>, log: (line: LogLine) => void) =>
  async (request: Request): Promise<Response> => {
    const started = performance.now()
    const wanted = request.headers.get(REQUEST_ID_HEADER) ?? ""
    const requestId = REQUEST_ID.test(wanted) ? wanted : randomUUID()
    const traceId = TRACE_ID.exec(request.headers.get("traceparent") ?? "")?.[1]
    const response = await handle(request)
    response.headers.set(REQUEST_ID_HEADER, requestId)
    log({
      level: "info",
      message: "request",
      detail: {
        requestId,
        ...(traceId === undefined ? {} : { traceId }),
        method: METHODS.includes(request.method) ? request.method : "other",
        operation: await operationOf(request),
        status: response.status,
        milliseconds: Math.round((performance.now() - started) * 1_000) / 1_000,
      },
    })
    return response
  }

/** The operation of a request, or the first folder of a path outside the contract. */
const operationOf = async ({ method, url }: Request): Promise<string> => {
  const { pathname } = new URL(url)
  const wanted = method === "HEAD" ? "GET" : method
  const route = (await contractRoutes()).find((one) => one.method === wanted && one.pattern.test(pathname))
  return route?.operationId ?? /^\/(?:sandbox|media)(?=\/|$)/u.exec(pathname)?.[0] ?? "other"
}
