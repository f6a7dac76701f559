import { parseJson } from "./parseJson.ts"

/** A whole answer, its body read within the limits of its operation. */
export interface BackendAnswer {
  readonly status: number
  /** Empty where the protocol has none. */
  readonly statusText: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i

/** Whether the answer says that it is JSON. */
export function isJson(answer: BackendAnswer): boolean {
  return JSON_TYPE.test(answer.headers.get("content-type") ?? "")
}

/** What the body says as JSON; nothing when it is empty, no JSON or nested beyond all reason. */
export function jsonOf(answer: BackendAnswer): { readonly value: unknown } | undefined {
  if (answer.body.length === 0 || !isJson(answer)) return undefined
  return parseJson(new TextDecoder().decode(answer.body))
}
