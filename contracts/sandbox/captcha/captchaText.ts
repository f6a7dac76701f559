import { tokenHash } from "../platform/ports/token.ts"

const NUMBER = /\p{Nd}/u

/** The value of a digit of any script: its distance from the zero of its block. */
const digitValue = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (zero > 0 && point - zero < 9 && NUMBER.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}

/**
 * Normalises an answer for comparison: without spaces and separators, in capital letters, with digits of any script as
 * 0 to 9.
 */
export const captchaText = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, "")
    .replace(/[^\p{L}0-9]/gu, digitValue)

/** The stored hash of an answer. */
export const captchaHash = (captchaId: string, value: string): string => tokenHash(`${captchaId} ${captchaText(value)}`)
