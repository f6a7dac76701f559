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
 * The first SQL keyword that stands in a text as a whole word, in any case (R10); undefined when there is none.
 * Letters of every script, their combining marks, digits and the underscore belong to a word: "Tableau" is none.
 */
export const sqlKeyword = (text: string): string | undefined =>
  (text.normalize("NFKC").match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).find((word) => KEYWORDS.has(word.toLowerCase()))
