import type { BackendResponse } from "./BackendResponse.ts"
import { parseJsonBody } from "./BackendResponse.ts"

/** Returns the members of the response body; empty when it is not a JSON object. */
export function bodyFieldsOf(response: BackendResponse): Readonly<Record<string, unknown>> {
  const value = parseJsonBody(response)?.value
  return isJsonObject(value) ? value : {}
}

export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns a whole number or text as text; an empty text for any other value. */
export function normalizeCode(code: unknown): string {
  if (typeof code === "string") return code
  return typeof code === "number" && Number.isSafeInteger(code) ? String(code) : ""
}
