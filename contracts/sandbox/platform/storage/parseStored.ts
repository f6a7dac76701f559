/**
 * Escapes of NUL and of lone surrogates, after an even number of backslashes. `JSON.stringify` does not escape complete
 * pairs.
 */
const UNSTORABLE_ESCAPE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/giu

/**
 * Parses a stored JSON text. Rows written before such texts were refused may hold NUL or lone surrogates; they are read
 * as U+FFFD, so that no list, document or message with such a row fails (F180).
 */
export const parseStored = (text: string): unknown => {
  const value: unknown = JSON.parse(text.includes("\\u") ? text.replace(UNSTORABLE_ESCAPE, "$1\\ufffd") : text)
  return value
}
