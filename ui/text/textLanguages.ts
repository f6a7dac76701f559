/**
 * The languages with a folder of texts. A language with a region contains only the texts that differ; English without a
 * region is British.
 */
export const TEXT_LANGUAGES = [
  "en",
  "en-US",
  "es",
  "ca",
  "fr",
  "de",
  "it",
  "pt",
  "pl",
  "ja",
  "zh",
  "ko",
  "ar",
  "he",
] as const

/** A language with texts: a BCP 47 code, with a region where the region's texts differ. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
