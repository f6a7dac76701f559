import { americanOf, english, type English } from "../languages/englishTexts.ts"
import { fromLanguagePacks } from "../languages/fromLanguagePacks.ts"
import type { Texts } from "../texts.ts"
import type { Composition } from "../vocabulary/Fabric.ts"
import { fibres } from "../vocabulary/fibres.ts"

/** Formats a composition as on labels in each language: "98% cotton, 2% elastane", "98 % algodón, 2 % elastano". */
export const composeComposition = (composition: Composition): Texts => {
  const inEnglish = (form: (text: English) => string): string =>
    composition.map(([percent, fibre]) => `${percent}% ${form(fibres[fibre])}`).join(", ")
  return {
    ...fromLanguagePacks((pack) =>
      pack.composition(composition.map(([percent, fibre]) => [percent, fibres[fibre][pack.code]])),
    ),
    ...english(
      inEnglish(({ en }) => en),
      inEnglish(americanOf),
    ),
  }
}
