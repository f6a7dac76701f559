import { fromLanguagePacks } from "./languages/fromLanguagePacks.ts"
import type { LanguageCode } from "./World.ts"

/** A text in all languages of the demo world; assignable to `Localized`. */
export type Texts = Readonly<Record<LanguageCode, string>>

/**
 * Builds a text, always in the order English, Spanish, Catalan, Japanese, Arabic; the packs translate the English text,
 * which is also the fallback of a pack without it.
 */
export const texts = (en: string, es: string, ca: string, ja: string, ar: string): Texts => ({
  ...fromLanguagePacks(({ phrases }) => phrases[en] ?? en),
  en,
  es,
  ca,
  ja,
  ar,
})
