import type { LengthUnit } from "./SizeGuide.ts"

/** Spellings of a unit after a number in the thirteen languages; longer words precede their prefixes. */
const UNIT_WORDS: Readonly<Record<LengthUnit, string>> = {
  cm:
    "centimet(?:er|re)s?|cent[ií]metr(?:os?|es?)|centim[eè]tres?|centimetr[ioy]|centymetr(?:y|ów|ach|em|a)?|" +
    'zentimetern?|cms?|سنتيمتر(?:ات|ًا|ا)?|سم|ס[״"]מ|סנטימטר(?:ים)?|厘米|公分|センチ(?:メートル)?|㎝|센티미터|센티',
  in:
    "inch(?:es)?|pulgadas?|pulg\\.|polzad(?:a|es)|polz\\.|polegadas?|pol\\.|pouces?|pollic[ei]|zoll|" +
    "cal(?:e|i)|بوصات|بوصة|אינצ['׳]ים|אינץ['׳]?|英寸|吋|インチ|인치|″",
}
const OTHER: Readonly<Record<LengthUnit, LengthUnit>> = { cm: "in", in: "cm" }
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
/** A length or a range of lengths; a letter right after it makes it another word. */
const lengths = (unit: LengthUnit) =>
  new RegExp(
    `(?<![\\d.,])(${NUMBER})(\\s?[-–—~～]\\s?)?(?:(?<=[-–—~～]\\s?)(${NUMBER}))?` +
      `(\\s?)(?:${UNIT_WORDS[unit]})(?![\\p{Script=Latin}])`,
    "giu",
  )
const PATTERNS: Readonly<Record<LengthUnit, RegExp>> = { cm: lengths("cm"), in: lengths("in") }

const CENTIMETRES_PER_INCH = 2.54

/**
 * Converts every length of the other unit in a text to this one, such as `20 cm` to `8 in`, so that the customer's
 * choice applies to prose too. Whole numbers from two units up stay whole, others are rounded to quarters. `word` is
 * the unit's spelling, `format` formats a number.
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
