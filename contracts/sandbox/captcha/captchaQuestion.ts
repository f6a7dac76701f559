import { captchaTexts } from "./captchaTexts.ts"
import type { Random } from "./drawCaptcha.ts"

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** Separators other than a comma and a space. */
const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ["ar", "، "],
  ["ja", "、"],
  ["zh", "、"],
])
const LENGTH = 5

export interface CaptchaQuestion {
  readonly text: string
  readonly answer: string
}

/** A text alternative to the picture: five digits in words, one of 100,000 answers. */
export const captchaQuestion = (languageCode: string, random: Random): CaptchaQuestion => {
  const texts = captchaTexts(languageCode)
  const numbers = Array.from({ length: LENGTH }, () => DIGITS[Math.floor(random() * DIGITS.length)] ?? 0)
  const digits = numbers.map((number) => texts(`captcha.digit.${number}`)).join(SEPARATORS.get(texts.language) ?? ", ")
  return { text: texts("captcha.question", { digits }), answer: numbers.join("") }
}
