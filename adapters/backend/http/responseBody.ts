import type { BackendResponse } from "./BackendResponse.ts"
import { parseJsonBody } from "./BackendResponse.ts"

/** What an answer's body consists of; nothing where it is no JSON object. */
export function bodyFieldsOf(response: BackendResponse): Readonly<Record<string, unknown>> {
  const value = parseJsonBody(response)?.value
  return isJsonObject(value) ? value : {}
}

/** Whether a value is an object with members. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** A code as text: a whole number or a text exactly as it is. Anything else has no code in it. */
export function normalizeCode(code: unknown): string {
  if (typeof code === "string") return code
  return typeof code === "number" && Number.isSafeInteger(code) ? String(code) : ""
}
