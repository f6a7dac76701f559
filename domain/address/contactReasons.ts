import { isEmail } from "../shared/isEmail.ts"
import type { AddressRefusedReason } from "./validateAddress.ts"

/** The errors of an order's email address alone: those of `validateAddress`, without the rules of countries. */
export function contactReasons(email: string): readonly AddressRefusedReason[] {
  const text = email.trim()
  if (text === "") return [{ field: "email", rule: "required" }]
  return isEmail(text) ? [] : [{ field: "email", rule: "email" }]
}
