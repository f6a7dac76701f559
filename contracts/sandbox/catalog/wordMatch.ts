/**
 * How a word stands in a text, as regular expressions for JavaScript and PostgreSQL alike: as a whole word, and at the
 * beginning of one.
 */
export const wordPatterns = (word: string): { readonly whole: string; readonly beginning: string } => {
  const beginning = `(^| )${word.replace(/[\\^$.|?*+()[\]{}]/gu, "\\$&")}`
  return { whole: `${beginning}($| )`, beginning }
}

/** How a word that stands in a text of `searchText` does: 0 as a whole word, 1 at the beginning of one, 2 inside. */
export const wordMatch = (text: string, word: string): number => {
  const { whole, beginning } = wordPatterns(word)
  return [whole, beginning].filter((pattern) => !new RegExp(pattern, "u").test(text)).length
}
