export const BASE64_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const BYTES_PER_GROUP = 3

/** Encodes bytes (0 to 255) as base64 (RFC 4648, section 4). */
export function toBase64(bytes: ArrayLike<number>): string {
  let encoded = ""
  for (let at = 0; at < bytes.length; at += BYTES_PER_GROUP) {
    const [second, third] = [bytes[at + 1], bytes[at + 2]]
    const group = ((bytes[at] ?? 0) << 16) | ((second ?? 0) << 8) | (third ?? 0)
    const digit = (shift: number) => BASE64_DIGITS.charAt((group >> shift) & 63)
    encoded += digit(18) + digit(12) + (second === undefined ? "=" : digit(6)) + (third === undefined ? "=" : digit(0))
  }
  return encoded
}
