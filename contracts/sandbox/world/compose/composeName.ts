import { americanOf, english, englishCut, englishNoun, type English } from "../languages/englishTexts.ts"
import { fromLanguagePacks, type Pack } from "../languages/fromLanguagePacks.ts"
import { sentenceCase } from "../languages/grammars.ts"
import type { Texts } from "../texts.ts"
import type { Cut } from "../vocabulary/Cut.ts"
import type { Detail } from "../vocabulary/Detail.ts"
import type { Fabric } from "../vocabulary/Fabric.ts"
import type { Noun } from "../vocabulary/Noun.ts"

/**
 * A product's name in every language: "Oversized double-breasted herringbone wool coat",
 * "Abrigo oversize de lana en espiga con doble botonadura". Adjectives agree with the noun.
 */
export const composeName = (noun: Noun, cut: Cut, fabric: Fabric, detail: Detail): Texts => {
  const inEnglish = (form: (text: English) => string): string => {
    const detailText = detail.texts && form(detail.texts)
    return sentenceCase(
      [
        cut.name && form(englishCut(cut.name)),
        detail.english === "before" ? detailText : undefined,
        form(fabric.texts),
        form(englishNoun(noun.key)),
        detail.english === "after" ? detailText : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(" "),
    )
  }
  return {
    ...fromLanguagePacks((pack) => {
      const { word, agrees } = pack.nouns[noun.key]
      return pack.name({
        noun: word,
        cut: cut.name && agreed(pack.cuts[cut.name], agrees),
        fabric: fabric.texts[pack.code],
        detail: detail.texts?.[pack.code],
      })
    }),
    ...english(
      inEnglish(({ en }) => en),
      inEnglish(americanOf),
    ),
  }
}

const agreed = (cut: Pack["cuts"][keyof Pack["cuts"]], agrees: string): string | undefined =>
  typeof cut === "object" ? cut[agrees] : cut
