import { fromLanguagePacks } from "./languages/fromLanguagePacks.ts"
import type { Texts } from "./texts.ts"
import type { LanguagePack } from "./languages/LanguagePack.ts"
import type { Cut } from "./vocabulary/Cut.ts"
import type { Detail } from "./vocabulary/Detail.ts"
import type { Fabric } from "./vocabulary/Fabric.ts"
import type { Noun } from "./vocabulary/Noun.ts"

/**
 * A product's name in every language: "Oversized double-breasted herringbone wool coat",
 * "Abrigo oversize de lana en espiga con doble botonadura". Adjectives agree with the noun.
 */
export const composeName = (noun: Noun, cut: Cut, fabric: Fabric, detail: Detail): Texts => {
  const leadingDetail = detail.english === "before" ? detail.words?.en : undefined
  const trailingDetail = detail.english === "after" ? detail.words?.en : undefined
  return {
    ...fromLanguagePacks((pack) => {
      const [word, agrees] = pack.nouns[noun.en] ?? [noun.en, ""]
      return pack.name({
        noun: word,
        cut: cut.words && agreed(pack.cuts[cut.words.en], agrees),
        fabric: fabric.words[pack.code],
        detail: detail.words?.[pack.code],
      })
    }),
    en: sentenceCase(joined(" ", cut.words?.en, leadingDetail, fabric.words.en, noun.en, trailingDetail)),
    es: sentenceCase(joined(" ", noun.es.word, cut.words?.es[noun.es.agrees], fabric.words.es, detail.words?.es)),
    ca: sentenceCase(joined(" ", noun.ca.word, cut.words?.ca[noun.ca.agrees], fabric.words.ca, detail.words?.ca)),
    ja: joined(" ", detail.words?.ja, cut.words?.ja, fabric.words.ja + noun.ja),
    ar: joined(" ", noun.ar.word, cut.words?.ar[noun.ar.gender], fabric.words.ar, detail.words?.ar),
  }
}

const agreed = (cut: LanguagePack["cuts"][string] | undefined, agrees: string): string | undefined =>
  typeof cut === "object" ? cut[agrees] : cut

const joined = (separator: string, ...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(separator)

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
