/**
 * Regular expressions for a word in a text, valid in JavaScript and PostgreSQL: as a whole word, and at the beginning
 * of one.
 */
export const wordPatterns = (word: string): { readonly whole: string; readonly beginning: string } => {
  const beginning = `(^| )${word.replace(/[\\^$.|?*+()[\]{}]/gu, "\\$&")}`
  return { whole: `${beginning}($| )`, beginning }
}

/**
 * The match of a word in a text of `searchText` that contains it: 0 for a whole word, 1 for the beginning of one, 2
 * inside.
 */
export const wordMatch = (text: string, word: string): number => {
  const { whole, beginning } = wordPatterns(word)
  return [whole, beginning].filter((pattern) => !new RegExp(pattern, "u").test(text)).length
}
