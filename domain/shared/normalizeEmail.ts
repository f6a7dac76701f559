/** A name before the address and the angle brackets around it, as mail programs copy it. */
const NAMED = /^[^<>]*<([^<>]+)>$/
/** The sign between name and domain, and the dots of a domain, as keyboards of East Asia type them. */
const WIDE_AT = /[\uff20\ufe6b]/g
const WIDE_DOT = /[\u3002\uff0e\uff61]/g
/** Characters beyond which nothing is an address with a name: the longest local part and domain, and a name of 128. */
const MAX_TYPED = 512

/**
 * An e-mail address as it is sent and shown: without the spaces, invisible signs, `mailto:` and punctuation that come
 * with it from other programs, in half-width signs, its domain in small letters. Of what is no address only the spaces
 * around it are left out.
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
