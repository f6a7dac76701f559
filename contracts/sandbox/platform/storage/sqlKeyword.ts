const KEYWORDS = new Set([
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
])

/**
 * The first SQL keyword that a text contains as a whole word, in any case (R10); undefined when there is none. Letters
 * of every script, combining marks, digits and the underscore are part of a word: "Tableau" contains none.
 */
export const sqlKeyword = (text: string): string | undefined =>
  (text.normalize("NFKC").match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).find((word) => KEYWORDS.has(word.toLowerCase()))
