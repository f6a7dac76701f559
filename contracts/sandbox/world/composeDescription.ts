import { fromLanguagePacks } from "./languages/fromLanguagePacks.ts"
import type { Texts } from "./texts.ts"

/** Joins two sentences: purpose, then fabric and cut. */
export const composeDescription = (opening: Texts, cloth: Texts, cut: Texts): Texts => ({
  ...fromLanguagePacks(({ code, description }) => description(opening[code], cloth[code], cut[code])),
  en: `${opening.en} ${cloth.en}, ${cut.en}.`,
  es: `${opening.es} ${cloth.es}, ${cut.es}.`,
  ca: `${opening.ca} ${cloth.ca}, ${cut.ca}.`,
  ja: `${opening.ja}${cloth.ja}で、${cut.ja}。`,
  ar: `${opening.ar} ${cloth.ar}، ${cut.ar}.`,
})
