import type { BackendAnswer } from "./BackendAnswer.ts"
import { jsonOf } from "./BackendAnswer.ts"

/** What an answer's body consists of; nothing where it is no JSON object. */
export function membersOf(answer: BackendAnswer): Readonly<Record<string, unknown>> {
  const value = jsonOf(answer)?.value
  return isMembers(value) ? value : {}
}

/** Whether a value is an object with members. */
export function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** A code as text: a whole number or a text exactly as it is. Anything else has no code in it. */
export function codeText(code: unknown): string {
  if (typeof code === "string") return code
  return typeof code === "number" && Number.isSafeInteger(code) ? String(code) : ""
}
