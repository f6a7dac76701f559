import { applyFault } from "../../platform/faults/applyFault.ts"
import { invalidField, notFound, Refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { chinaMapScript, conversionScript, hostileScript } from "./chinaMapScript.ts"
import { globalMapScript } from "./globalMapScript.ts"

/** Path prefix of the simulated providers of maps. */
export const MAP_PROVIDER_PATH = "/sandbox/maps/"

/** Keys that the simulated providers reject; every other key is accepted. */
const REJECTED_KEY = "rejected-key"
const CALLBACK = /^[A-Za-z_$][\w$.]{0,127}$/u

/** Addresses of the simulated providers, by the operation under which the admin console sets their faults. */
export const MAP_PROVIDER_OPERATIONS = {
  mapGlobalScript: `${MAP_PROVIDER_PATH}global/js`,
  mapChinaScript: `${MAP_PROVIDER_PATH}china/api`,
  mapChinaConversion: `${MAP_PROVIDER_PATH}china/geoconv`,
} as const

/**
 * The simulated providers of maps, outside the contract (see README.md): the scripts of a global provider (`key`,
 * `callback`) and of a Chinese one (`ak`, `callback`), and its conversion of coordinates (`x`, `y`, `callback`).
 *
 * *Details.* Faults of the admin console apply by operation: `latency` is a slow script, `serverFault` and
 * `droppedConnection` a script that fails, with a number of calls the given times, `forbidden` a rejected key, and
 * `brokenJson` a hostile script.
 */
export const serveMapProvider = async (
  { adminConsole }: SandboxServices,
  request: Request,
  url: URL,
): Promise<Response> => {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET." },
      { allow: "GET, HEAD" },
    )
  const operation = OPERATIONS.find(([, path]) => path === url.pathname)?.[0]
  if (operation === undefined) throw notFound("There is no such provider of maps.")
  const callback = url.searchParams.get("callback") ?? ""
  if (callback !== "" && !CALLBACK.test(callback))
    throw invalidField("callback", "pattern", "callback is the name of a function.")
  const fault = await adminConsole.consumeFault(operation)
  if (fault?.kind === "brokenJson") return scriptResponse(hostileScript(callback))
  const isRejected =
    fault?.kind === "forbidden" || [url.searchParams.get("key"), url.searchParams.get("ak")].includes(REJECTED_KEY)
  const proceed = () => Promise.resolve(scriptResponse(scriptOf(operation, url, callback, isRejected)))
  return fault === undefined || fault.kind === "forbidden" ? proceed() : applyFault(fault, proceed)
}

type MapOperation = keyof typeof MAP_PROVIDER_OPERATIONS

const OPERATIONS: readonly (readonly [MapOperation, string])[] = [
  ["mapGlobalScript", MAP_PROVIDER_OPERATIONS.mapGlobalScript],
  ["mapChinaScript", MAP_PROVIDER_OPERATIONS.mapChinaScript],
  ["mapChinaConversion", MAP_PROVIDER_OPERATIONS.mapChinaConversion],
]

const scriptOf = (operation: MapOperation, url: URL, callback: string, isRejected: boolean): string => {
  switch (operation) {
    case "mapGlobalScript":
      return globalMapScript(callback, isRejected)
    case "mapChinaScript":
      return chinaMapScript(callback, isRejected)
    case "mapChinaConversion": {
      const [x, y] = [Number(url.searchParams.get("x") ?? "none"), Number(url.searchParams.get("y") ?? "none")]
      if (isRejected || !Number.isFinite(x) || !Number.isFinite(y) || callback === "") return "/* No position. */\n"
      return conversionScript(x, y, callback)
    }
  }
}

const scriptResponse = (script: string): Response =>
  new Response(script, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
    },
  })
