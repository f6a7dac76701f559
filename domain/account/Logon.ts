import { asciiDigits } from "../shared/asciiDigits.ts"
import { isEmail } from "../shared/isEmail.ts"

const PHONE = /^\+[0-9]{6,15}$/

/** What one logs in with: an e-mail address, or a telephone number in international form. */
export type LogonKind = "email" | "phone"

/** The logon that a text is, in the form the shop compares: e-mail in lower case, a number without spaces; `undefined` for neither. */
export function logonOf(typed: string): { readonly kind: LogonKind; readonly text: string } | undefined {
  const text = typed.normalize("NFC").trim()
  const digits = asciiDigits(text).replace(/[\s().-]/g, "")
  if (PHONE.test(digits)) return { kind: "phone", text: digits }
  return isEmail(text) ? { kind: "email", text: text.toLowerCase() } : undefined
}
