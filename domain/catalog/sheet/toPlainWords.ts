import { decodeEntities } from "./decodeEntities.ts"
import { toPlainText } from "./toPlainText.ts"

/** How often exports escape a name at most: `&amp;amp;` is `&amp;`, which is `&`. */
const MAX_ESCAPED = 3

/**
 * A name on one line, such as a title, a brand or a color; entities are what they stand for, however often they were
 * escaped.
 */
export function toPlainWords(text: string): string {
  let words = text
  for (let times = 0; times < MAX_ESCAPED && words.includes("&"); times += 1) words = decodeEntities(words)
  return toPlainText(words)
}
