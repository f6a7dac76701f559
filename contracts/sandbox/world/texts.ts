import { fromLanguagePacks } from "./languages/fromLanguagePacks.ts"
import type { LanguageCode } from "./World.ts"

/** A text in all languages of the demo world; fits wherever a `Localized` is asked for. */
export type Texts = Readonly<Record<LanguageCode, string>>

/**
 * Writes a text once per language, always in the order English, Spanish, Catalan, Japanese, Arabic; the packs have it
 * by what it is in English, and say that where they lack it.
 */
export const texts = (en: string, es: string, ca: string, ja: string, ar: string): Texts => ({
  ...fromLanguagePacks(({ phrases }) => phrases[en] ?? en),
  en,
  es,
  ca,
  ja,
  ar,
})
