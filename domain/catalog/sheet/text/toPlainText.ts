import { toWellFormed } from "../../../shared/toWellFormed.ts"

/** Control characters with an effect in terminals and databases. Line ends and tabs become spaces. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/gu

/** Returns a text on one line without control characters and lone surrogates; everything else is unchanged. */
export function toPlainText(text: string): string {
  return toWellFormed(text)
    .replace(CONTROLS, "")
    .replace(/[\t\r\n\u2028\u2029]+/gu, " ")
    .trim()
}
