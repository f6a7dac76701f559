import type { Backend } from "../../../adapters/web/Backend.ts"
import type { ShopInProcess } from "./shopInProcess.ts"
import { shopInProcess } from "./shopInProcess.ts"

/** Kinds of faulty backend responses. */
export type BackendFault = "404" | "500" | "501" | "503" | "brokenJson" | "dead" | "hanging" | "slow"

/** Delay of each response of a slow backend, in milliseconds. */
const SLOW_MILLIS = 1_500

/** The web server in front of a sandbox whose calls fail on demand. */
export interface FaultyShop extends ShopInProcess {
  /** Makes calls whose path matches fail this way from now on; without a path all calls, without a fault none. */
  readonly fail: (fault?: BackendFault, path?: RegExp) => void
}

export async function faultyShop(): Promise<FaultyShop> {
  let fault: BackendFault | undefined
  let broken = /./
  const answer = async (request: Request, proceed: (request: Request) => Promise<Response>): Promise<Response> =>
    fault === undefined || !broken.test(new URL(request.url).pathname)
      ? proceed(request)
      : answerBadly(fault, request, proceed)
  const open = await shopInProcess((backend: Backend) => ({
    ...backend,
    fetch: (request) => answer(request, backend.fetch),
    proxy: (request) => answer(request, backend.proxy),
  }))
  return {
    ...open,
    fail: (next, path = /./) => {
      fault = next
      broken = path
    },
  }
}

async function answerBadly(
  fault: BackendFault,
  request: Request,
  proceed: (request: Request) => Promise<Response>,
): Promise<Response> {
  switch (fault) {
    case "dead":
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
      })
    case "hanging":
      return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)))
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, SLOW_MILLIS))
      return proceed(request)
    case "brokenJson":
      return new Response('{"spots": [', { headers: { "content-type": "application/json" } })
    default:
      return Response.json({ code: Number(fault), message: "The backend does not do this." }, { status: Number(fault) })
  }
}
