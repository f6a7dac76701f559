import { toWellFormed } from "./toWellFormed.ts"

/** NUL, and halves of surrogate pairs. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/u

/**
 * Whether a database can hold a text and find it again: no NUL, no half of a surrogate pair. The backend refuses others
 * (F180).
 */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** The same text with U+FFFD in place of each character that no database holds. */
export function toStorableText(text: string): string {
  return toWellFormed(text).replaceAll("\u0000", "\ufffd")
}
