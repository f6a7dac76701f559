import { isEmail } from "../shared/isEmail.ts"

/** An error of an order's email address. */
interface ContactRefusedReason {
  readonly field: "email"
  readonly rule: "required" | "email"
}

/** The errors of an order's email address alone: those of `validateAddress`, without the rules of countries. */
export function contactReasons(email: string): readonly ContactRefusedReason[] {
  const text = email.trim()
  if (text === "") return [{ field: "email", rule: "required" }]
  return isEmail(text) ? [] : [{ field: "email", rule: "email" }]
}
