/**
 * SQL keywords that are forbidden in free text (S5.40).
 *
 * Matched as whole words without regard to case (R10): "12 Drop Table Road" is refused, "Selection Street" and
 * "Tableau" pass. A letter with a combining mark is a letter: "Tablé" passes in every encoding of its accent.
 * Full-width letters count as their plain form: "ｄｒｏｐ" is refused.
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

/**
 * Returns the first forbidden word of a text in its original case; `undefined` when there is none.
 *
 * @example
 * ```ts
 * import { forbiddenWord } from "domain/shared/forbiddenWord.ts"
 *
 * forbiddenWord("12 Drop Table Road") // → "Drop"
 * forbiddenWord("Selection Street") // → undefined
 * ```
 */
export function forbiddenWord(text: string): string | undefined {
  return WHOLE_WORD.exec(text.normalize("NFKC"))?.[1]
}
