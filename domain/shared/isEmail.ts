import { normalizeEmail } from "./normalizeEmail.ts"

/**
 * Whether a text is an email address by S5.35: a local part of 2–64 characters, a domain of at least
 * two labels whose final label has 2–192 (S5.35). No white space, no control character, one `@`. It is sent as
 * `normalizeEmail`.
 */
export function isEmail(typed: string): boolean {
  const text = normalizeEmail(typed)
  const at = text.lastIndexOf("@")
  if (at < 0 || text.indexOf("@") !== at || /[\s\p{C}<>"(),:;\\[\]]/u.test(text)) return false
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split(".")
  const last = labels.at(-1) ?? ""
  return (
    local.length >= 2 &&
    local.length <= 64 &&
    !local.startsWith(".") &&
    !local.endsWith(".") &&
    !local.includes("..") &&
    labels.length >= 2 &&
    labels.every((label) => label.length > 0 && !label.startsWith("-") && !label.endsWith("-")) &&
    last.length >= 2 &&
    last.length <= 192
  )
}
