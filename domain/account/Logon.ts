import { isEmail } from "../shared/isEmail.ts"
import { normalizedEmail } from "../shared/normalizedEmail.ts"
import { internationalPhone } from "../shared/phoneNumber.ts"

const PHONE = /^\+[0-9]{6,15}$/

/** What one logs in with: an e-mail address, or a telephone number in international form. */
export type LogonKind = "email" | "phone"

/**
 * The logon that a text is, in the form the shop compares: e-mail in lower case, a number without spaces; `undefined`
 * for neither.
 */
export function logonOf(typed: string): { readonly kind: LogonKind; readonly text: string } | undefined {
  const phone = internationalPhone(typed)
  if (phone !== undefined && PHONE.test(phone)) return { kind: "phone", text: phone }
  return isEmail(typed) ? { kind: "email", text: normalizedEmail(typed).normalize("NFC").toLowerCase() } : undefined
}
