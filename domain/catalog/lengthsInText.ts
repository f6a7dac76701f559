import type { LengthUnit } from "./SizeGuide.ts"

/**
 * How the thirteen languages of the shop write a unit after a number; a longer word comes before one that it begins
 * with.
 */
const UNIT_WORDS: Readonly<Record<LengthUnit, string>> = {
  cm: 'centimet(?:er|re)s?|cent[ií]metr(?:os?|es?)|centim[eè]tres?|centimetr[ioy]|centymetr(?:y|ów|ach|em|a)?|zentimetern?|cms?|سنتيمتر(?:ات|ًا|ا)?|سم|ס[״"]מ|סנטימטר(?:ים)?|厘米|公分|センチ(?:メートル)?|㎝|센티미터|센티',
  in: "inch(?:es)?|pulgadas?|pulg\\.|polzad(?:a|es)|polz\\.|polegadas?|pol\\.|pouces?|pollic[ei]|zoll|cal(?:e|i)|بوصات|بوصة|אינצ['׳]ים|אינץ['׳]?|英寸|吋|インチ|인치|″",
}
const OTHER: Readonly<Record<LengthUnit, LengthUnit>> = { cm: "in", in: "cm" }
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
/** One length, or from one to another; a letter right after it makes it another word. */
const lengths = (unit: LengthUnit) =>
  new RegExp(
    `(?<![\\d.,])(${NUMBER})(\\s?[-–—~～]\\s?)?(?:(?<=[-–—~～]\\s?)(${NUMBER}))?(\\s?)(?:${UNIT_WORDS[unit]})(?![\\p{Script=Latin}])`,
    "giu",
  )
const PATTERNS: Readonly<Record<LengthUnit, RegExp>> = { cm: lengths("cm"), in: lengths("in") }

const CENTIMETRES_PER_INCH = 2.54

/**
 * A text of the shop in which every length of the other unit is written in this one, as `20 cm` is `8 in`: what a
 * shopper chose holds for sentences too. Whole numbers stay whole from two units on, others are rounded to quarters.
 * `word` is how the unit is written, `format` how a number is.
 */
export function lengthsInText(
  text: string,
  unit: LengthUnit,
  word: string,
  format: (length: number) => string,
): string {
  const converted = (typed: string) => {
    const length = Number(typed.replace(",", "."))
    const exact = unit === "in" ? length / CENTIMETRES_PER_INCH : length * CENTIMETRES_PER_INCH
    const isWhole = Number.isInteger(length) && exact >= 2
    return format(isWhole ? Math.round(exact) : Math.round(exact * 4) / 4)
  }
  return text.replace(
    PATTERNS[OTHER[unit]],
    (_, from: string, dash: string | undefined, to: string | undefined) =>
      `${converted(from)}${dash ?? ""}${to === undefined ? "" : converted(to)}\u00a0${word}`,
  )
}
