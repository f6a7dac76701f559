/**
 * The SQL keywords that free text may not hold (specification, section 5).
 *
 * Matched as whole words without regard to case (ruling R10): "12 Drop Table Road" is refused, "Selection Street" and
 * "Tableau" pass. A letter with a combining mark is still a letter: "Tablé" passes however its accent is encoded.
 * Letters of another width are the same letters: "ｄｒｏｐ" is refused.
 */
const FORBIDDEN_WORDS = [
  "create",
  "drop",
  "select",
  "insert",
  "update",
  "delete",
  "alter",
  "truncate",
  "replace",
  "table",
  "database",
] as const

const WHOLE_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(${FORBIDDEN_WORDS.join("|")})(?![\\p{L}\\p{M}\\p{N}_])`, "iu")

/** The first forbidden word of a text, in the text's own case; `undefined` when there is none. */
export function forbiddenWord(text: string): string | undefined {
  return WHOLE_WORD.exec(text.normalize("NFKC"))?.[1]
}
