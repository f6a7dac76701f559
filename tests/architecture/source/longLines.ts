/** Maximum columns of a line, as in the formatter's configuration. */
export const MAXIMUM_COLUMNS = 120

const URL = /https?:\/\/[^\s)>"'`]+/g
const FENCE = /^\s*(?:```|~~~)/
const TABLE_ROW = /^\s*\|/

/**
 * Returns the numbers of the lines beyond the maximum, from 1. URLs cannot be wrapped and do not count; neither do
 * table rows and code blocks in Markdown.
 */
export function longLines(path: string, text: string): readonly number[] {
  const isMarkdown = path.endsWith(".md")
  let isCode = false
  return text.split("\n").flatMap((line, index) => {
    if (isMarkdown && FENCE.test(line)) isCode = !isCode
    if (isMarkdown && (isCode || TABLE_ROW.test(line))) return []
    return line.length > MAXIMUM_COLUMNS && [...line.replace(URL, "")].length > MAXIMUM_COLUMNS ? [index + 1] : []
  })
}
