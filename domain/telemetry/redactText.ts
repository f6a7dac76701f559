/** Addresses with their query and fragment, which may contain tokens. */
const ADDRESS_TAIL = /([?#])[^\s"'<>)]*/g
const EMAIL = /[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]{1,255}/g
/** Digits of a card or a telephone number, also in groups. */
const DIGITS = /\d(?:[ -]?\d){8,30}/g
const WORD = /[A-Za-z0-9_-]+/g
/** Shortest token, in characters. */
const TOKEN_LENGTH = 24

/**
 * Removes from a free text what may identify or authorize a person: queries of addresses, email addresses, long
 * numbers and tokens (R20; F164). For texts that the shop did not write itself: errors of scripts and search terms.
 */
export function redactText(text: string): string {
  return text
    .replace(ADDRESS_TAIL, "$1…")
    .replace(EMAIL, "[email]")
    .replace(DIGITS, "[number]")
    .replace(WORD, (word) => (isToken(word) ? "[token]" : word))
}

/** A long word of letters and digits mixed. */
function isToken(word: string): boolean {
  return word.length >= TOKEN_LENGTH && /[0-9]/.test(word) && /[A-Za-z]/.test(word)
}
