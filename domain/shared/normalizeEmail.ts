/** A display name with the address in angle brackets, as copied from mail programs. */
const NAMED = /^[^<>]*<([^<>]+)>$/
/** The `@` and dots as typed with East Asian keyboards. */
const WIDE_AT = /[\uff20\ufe6b]/g
const WIDE_DOT = /[\u3002\uff0e\uff61]/g
/** Maximum length of input: the longest local part and domain, and a name of 128. */
const MAX_TYPED = 512

/**
 * Returns an email address for sending and display: without spaces, invisible characters, `mailto:` and punctuation
 * copied from other programs, in half-width characters, with a lower-case domain. Trims text that is not an address.
 *
 * @example
 * ```ts
 * import { normalizeEmail } from "domain/shared/normalizeEmail.ts"
 *
 * normalizeEmail(" Alma Ruiz <alma@EXAMPLE.com> ") // → "alma@example.com"
 * ```
 */
export function normalizeEmail(typed: string): string {
  if (typed.length > MAX_TYPED) return typed.trim()
  const text = typed.replace(/[\p{Cf}\u3000\u00a0]/gu, (sign) => (/\p{Cf}/u.test(sign) ? "" : " ")).trim()
  const plain = text.replace(WIDE_AT, "@").replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize("NFKC"))
  const address = (NAMED.exec(plain)?.[1] ?? plain)
    .trim()
    .replace(/^mailto:\s*/i, "")
    .replace(/\?.*/s, "")
  const at = address.lastIndexOf("@")
  if (at < 0) return text
  const local = address
    .slice(0, at)
    .trim()
    .replace(/^["']+(?=[^"']+$)/, "")
  const domain = address
    .slice(at + 1)
    .trim()
    .replace(WIDE_DOT, ".")
    .replace(/(?<![.,;:!'"])[.,;:!'"]+$/, "")
    .normalize("NFC")
    .toLowerCase()
  return `${local}@${domain}`
}
