import { setTimeout as sleep } from "node:timers/promises"
import { Refused, sessionMissing } from "../http/Refused.ts"
import { jsonResponse, NO_CACHE } from "../http/responses.ts"
import type { Fault } from "./Fault.ts"

const DEFAULT_RETRY_SECONDS = 1
/**
 * With a status other than 401 and 403, this code in the body means that a refresh does not help (S8.3).
 */
const SESSION_OVER = 4

/** Applies a fault to a call. `proceed` handles the call without the fault. */
export const applyFault = async (fault: Fault, proceed: () => Promise<Response>): Promise<Response> => {
  switch (fault.kind) {
    case "latency":
      await sleep(fault.milliseconds ?? 0)
      return proceed()
    case "sessionExpired":
      throw sessionMissing("Simulated failure: the session has expired.")
    case "sessionEnded":
      throw new Refused(400, {
        code: SESSION_OVER,
        key: "_ERR_SESSION_EXPIRED",
        message: "Simulated failure: the session has ended.",
      })
    case "forbidden":
      throw new Refused(403, {
        code: fault.code ?? 403,
        key: "_ERR_FORBIDDEN",
        message: "Simulated failure: forbidden.",
      })
    case "waitingRoom":
      return waitingRoom(fault)
    case "serverFault":
      throw new Refused(500, {
        code: 500,
        key: fault.key ?? "_ERR_INTERNAL",
        message: "Simulated failure: internal error.",
      })
    case "brokenJson":
      if (fault.isCarriedOut === true) await proceed()
      return jsonResponse(200, '{"id":"700000000001","items":[{"sku":"82', NO_CACHE)
    case "droppedConnection":
      if (fault.isCarriedOut === true) await proceed()
      return droppedConnectionResponse()
  }
}

/** The queue length is the number of calls still affected: each call moves one position up. */
const waitingRoom = ({ retryAfter = DEFAULT_RETRY_SECONDS, remaining }: Fault): Response => {
  const response = jsonResponse(
    429,
    JSON.stringify({ retryAfter, ...(remaining === undefined ? {} : { position: remaining }) }),
    NO_CACHE,
  )
  response.headers.set("retry-after", String(Math.ceil(retryAfter)))
  return response
}

/** A response that begins and never ends: the client sees the connection break. */
const droppedConnectionResponse = (): Response => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.error(new Error("The admin console has dropped this connection."))
    },
  })
  return new Response(body, {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": NO_CACHE },
  })
}
