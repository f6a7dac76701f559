/**
 * The languages that have a folder of texts. One with a region holds only the texts that differ from its language's;
 * English without a region is British.
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

/** A language that has texts: a BCP 47 code, with a region where the texts of the region differ. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
