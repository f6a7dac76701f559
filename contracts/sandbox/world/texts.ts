import type { LanguageCode } from "./World.ts"

/** A text in all five languages of the demo world; fits wherever a `Localized` is asked for. */
export type Texts = Readonly<Record<LanguageCode, string>>

/** Writes a text once per language, always in the order English, Spanish, Catalan, Japanese, Arabic. */
export const texts = (en: string, es: string, ca: string, ja: string, ar: string): Texts => ({ en, es, ca, ja, ar })
