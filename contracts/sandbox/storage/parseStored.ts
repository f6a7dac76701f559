/**
 * Escapes of NUL and of halves of surrogate pairs, after an even number of backslashes. `JSON.stringify` escapes no
 * whole pair.
 */
const UNSTORABLE_ESCAPE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/giu

/**
 * The value of a stored JSON text. A row that was written before such texts were refused may hold NUL or half of a
 * surrogate pair; they read as U+FFFD, so that no list, document or message that is made of the row fails (F180).
 */
export const parseStored = (text: string): unknown => {
  const value: unknown = JSON.parse(text.includes("\\u") ? text.replace(UNSTORABLE_ESCAPE, "$1\\ufffd") : text)
  return value
}
