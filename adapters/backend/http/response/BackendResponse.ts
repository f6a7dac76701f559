import { parseJson } from "./parseJson.ts"

/** A complete response. Its body was read within the limits of its operation. */
export interface BackendResponse {
  readonly status: number
  /** Empty where the protocol has none (HTTP/2). */
  readonly statusText: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i

/** True when the content type is JSON. */
export function isJson(response: BackendResponse): boolean {
  return JSON_TYPE.test(response.headers.get("content-type") ?? "")
}

/** Several checks read the same response: its body is parsed once. */
const recentBodies = new Map<BackendResponse, { readonly value: unknown } | undefined>()
/** More than are handled at the same time; a cache may hold a response for long, but not its parsed body. */
const MAX_RECENT = 16

/** Returns the body as JSON; `undefined` when it is empty, invalid or nested too deeply. */
export function parseJsonBody(response: BackendResponse): { readonly value: unknown } | undefined {
  if (response.body.length === 0 || !isJson(response)) return undefined
  if (recentBodies.has(response)) return recentBodies.get(response)
  const parsed = parseJson(new TextDecoder().decode(response.body))
  recentBodies.set(response, parsed)
  const [oldest] = recentBodies.size > MAX_RECENT ? recentBodies.keys() : []
  if (oldest !== undefined) recentBodies.delete(oldest)
  return parsed
}
