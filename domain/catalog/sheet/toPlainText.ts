import { toWellFormed } from "../../shared/toWellFormed.ts"

/**
 * Characters that are no part of a text: what terminals and databases would act on. Line ends and tabs are spaces here.
 */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/gu

/**
 * A text on one line without control characters and halves of characters; every letter, sign and quotation mark stays
 * as it is.
 */
export function toPlainText(text: string): string {
  return toWellFormed(text)
    .replace(CONTROLS, "")
    .replace(/[\t\r\n\u2028\u2029]+/gu, " ")
    .trim()
}
