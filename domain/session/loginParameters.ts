import { isEmail } from "../shared/isEmail.ts"
import { normalizeEmail } from "../shared/normalizeEmail.ts"
import { BASE64_DIGITS, toBase64 } from "../shared/toBase64.ts"
import { toWellFormed } from "../shared/toWellFormed.ts"

/** Maximum characters of an encoded parameter; longer ones are ignored. */
const MAX_ENCODED_LENGTH = 4096

/** Encodes the text of a login parameter as base64 of its UTF-8 (F24). */
export function encodeLoginText(text: string): string {
  const bytes = [...encodeURIComponent(toWellFormed(text)).matchAll(/%(..)|./g)].map(([letter, hex]) =>
    hex === undefined ? letter.charCodeAt(0) : Number.parseInt(hex, 16),
  )
  return toBase64(bytes)
}

/**
 * Decodes the text of a login parameter; returns `undefined` when it is not base64 of UTF-8, or too long. Accepts
 * base64url too.
 */
export function decodeLoginText(base64: string | undefined): string | undefined {
  if (base64 === undefined || base64.length > MAX_ENCODED_LENGTH) return undefined
  // An unescaped plus sign in a query is decoded as a space.
  const digits = base64
    .replaceAll(/[-\s]/g, "+")
    .replaceAll("_", "/")
    .replace(/={1,2}$/, "")
  if (!/^[A-Za-z0-9+/]+$/.test(digits) || digits.length % 4 === 1) return undefined
  const bits = [...digits].map((digit) => BASE64_DIGITS.indexOf(digit).toString(2).padStart(6, "0")).join("")
  const bytes = bits.match(/.{8}/g) ?? []
  try {
    const text = decodeURIComponent(
      bytes.map((byte) => `%${Number.parseInt(byte, 2).toString(16).padStart(2, "0")}`).join(""),
    )
    return /\p{Cc}/u.test(text) ? undefined : text
  } catch {
    return undefined // not UTF-8
  }
}

/** Returns the email in `hlpEmail`; `undefined` when it is invalid. */
export function emailInLogin(hlpEmail: string | undefined): string | undefined {
  const email = decodeLoginText(hlpEmail)?.trim()
  return email !== undefined && isEmail(email) ? normalizeEmail(email) : undefined
}
