import { americanOf, english, type English } from "../languages/englishTexts.ts"
import { fromLanguagePacks } from "../languages/fromLanguagePacks.ts"
import type { Texts } from "../texts.ts"

/** Joins two sentences: purpose, then fabric and cut. */
export const composeDescription = (opening: Texts, cloth: Texts, cut: Texts): Texts => {
  const inEnglish = (form: (text: English) => string): string => `${form(opening)} ${form(cloth)}, ${form(cut)}.`
  return {
    ...fromLanguagePacks(({ code, description }) => description(opening[code], cloth[code], cut[code])),
    ...english(
      inEnglish(({ en }) => en),
      inEnglish(americanOf),
    ),
  }
}
