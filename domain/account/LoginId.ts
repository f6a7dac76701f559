import { isEmail } from "../shared/isEmail.ts"
import { normalizeEmail } from "../shared/normalizeEmail.ts"
import { internationalPhone } from "../shared/phoneNumber.ts"

const PHONE = /^\+[0-9]{6,15}$/

/** Kind of login ID: an email address, or a phone number in international form. */
export type LoginIdKind = "email" | "phone"

/** Returns the normalized login ID: email in lower case, a number without spaces; `undefined` for neither. */
export function parseLoginId(typed: string): { readonly kind: LoginIdKind; readonly text: string } | undefined {
  const phone = internationalPhone(typed)
  if (phone !== undefined && PHONE.test(phone)) return { kind: "phone", text: phone }
  return isEmail(typed) ? { kind: "email", text: normalizeEmail(typed).normalize("NFC").toLowerCase() } : undefined
}
