/** Addresses with their query and fragment, which may contain tokens. */
const ADDRESS_TAIL = /([?#])[^\s"'<>)]*/g
const EMAIL = /[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]{1,255}/g
/** Digits of a card or a telephone number, also in groups. */
const DIGITS = /\d(?:[ -]?\d){8,30}/g
/** Tokens: long words of letters and digits mixed. Bounded, so that no text causes backtracking. */
const TOKEN = /\b(?=[A-Za-z_-]{0,200}[0-9])(?=[0-9_-]{0,200}[A-Za-z])[A-Za-z0-9_-]{24,2048}/g

/**
 * Removes from a free text what may identify or authorize a person: queries of addresses, email addresses, long
 * numbers and tokens (R20; F164). For texts that the shop did not write itself: errors of scripts and search terms.
 */
export function redactText(text: string): string {
  return text
    .replace(ADDRESS_TAIL, "$1…")
    .replace(EMAIL, "[email]")
    .replace(DIGITS, "[number]")
    .replace(TOKEN, "[token]")
}
