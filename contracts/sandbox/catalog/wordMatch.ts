/**
 * What may stand between two words of a folded text, as a bracket expression that JavaScript and PostgreSQL read alike. Named one by
 * one: what a letter is, a database says by its locale.
 */
const BETWEEN = "[ !-/:-@\\[-`{-~\u00a1-\u00bf\u058a\u05be\u05f3\u05f4\u060c\u061b\u061f\u06d4\u0964\u0965\u2010-\u205e\u3001-\u3003\u3008-\u301f\u30fb]"

/** How a word stands in a text, as regular expressions for JavaScript and PostgreSQL alike: as a whole word, and at the beginning of one. */
export const wordPatterns = (word: string): { readonly whole: string; readonly beginning: string } => {
  const beginning = `(^|${BETWEEN})${word.replace(/[\\^$.|?*+()[\]{}]/gu, "\\$&")}`
  return { whole: `${beginning}($|${BETWEEN})`, beginning }
}

/** How a word that stands in a folded text does: 0 as a whole word, 1 at the beginning of one, 2 inside. */
export const wordMatch = (text: string, word: string): number => {
  const { whole, beginning } = wordPatterns(word)
  return [whole, beginning].filter((pattern) => !new RegExp(pattern, "u").test(text)).length
}
