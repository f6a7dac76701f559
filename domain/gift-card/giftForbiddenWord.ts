/**
 * The words that free text on a gift card may not hold (specification, section 5), as whole words without regard to
 * case (ruling R10). Unlike in addresses, ALTER alone is none of them: only ALTER TABLE is.
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

/** The first forbidden word of a text, as it is written there; `undefined` when there is none. */
export function giftForbiddenWord(text: string): string | undefined {
  return WHOLE_WORD.exec(text.normalize("NFKC"))?.[1]
}
