import { parseJson } from "./parseJson.ts"

/** A whole answer, its body read within the limits of its operation. */
export interface BackendResponse {
  readonly status: number
  /** Empty where the protocol has none. */
  readonly statusText: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i

/** Whether the answer says that it is JSON. */
export function isJson(response: BackendResponse): boolean {
  return JSON_TYPE.test(response.headers.get("content-type") ?? "")
}

/** What the body says as JSON; nothing when it is empty, no JSON or nested beyond all reason. */
export function parseJsonBody(response: BackendResponse): { readonly value: unknown } | undefined {
  if (response.body.length === 0 || !isJson(response)) return undefined
  return parseJson(new TextDecoder().decode(response.body))
}
