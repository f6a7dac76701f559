import { toWellFormed } from "../shared/toWellFormed.ts"

/** Characters that XML 1.0 does not allow; lone surrogates are replaced before. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

/**
 * Returns a text that XML can carry: without control characters and noncharacters, with U+FFFD for lone surrogates, and
 * with line feeds only, because a parser replaces carriage returns.
 */
export function cleanText(text: string): string {
  return toWellFormed(text).replace(NOT_XML, "").replaceAll("\r\n", "\n").replaceAll("\r", "\n")
}
