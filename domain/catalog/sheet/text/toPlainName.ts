import { decodeEntities } from "./decodeEntities.ts"
import { toPlainText } from "./toPlainText.ts"

/** Maximum number of times a name was escaped: `&amp;amp;` is `&amp;`, which is `&`. */
const MAX_ESCAPED = 3

/**
 * Returns a name on one line, such as a title, a brand or a color, with entities decoded, even if escaped several
 * times.
 */
export function toPlainName(text: string): string {
  let decoded = text
  for (let times = 0; times < MAX_ESCAPED && decoded.includes("&"); times += 1) decoded = decodeEntities(decoded)
  return toPlainText(decoded)
}
