import { toWellFormed } from "./toWellFormed.ts"

/** NUL, and lone surrogates. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/u

/** Whether a database can store a text: no NUL, no lone surrogate. The backend refuses others (F180). */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Replaces each character that databases refuse with U+FFFD. */
export function toStorableText(text: string): string {
  return toWellFormed(text).replaceAll("\u0000", "\ufffd")
}
