/**
 * Forbidden words in gift card texts (S5.50), matched as whole words without regard to case
 * (R10). Unlike in addresses, ALTER alone is allowed: only ALTER TABLE is forbidden.
 */
const FORBIDDEN_WORDS = [
  "create",
  "database",
  "drop",
  "table",
  "alter\\s+table",
  "select",
  "insert",
  "update",
  "delete",
  "truncate",
  "replace",
]

const WHOLE_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(${FORBIDDEN_WORDS.join("|")})(?![\\p{L}\\p{M}\\p{N}_])`, "iu")

/** Returns the first forbidden word of a text in its original case; `undefined` when there is none. */
export function giftForbiddenWord(text: string): string | undefined {
  return WHOLE_WORD.exec(text.normalize("NFKC"))?.[1]
}
