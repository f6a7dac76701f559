import type { LanguageCode, WorldLanguage } from "../World.ts"

/** The languages of the demo world's stores, each with its own name in the language itself. */
export const worldLanguages = {
  en: { id: "-1", code: "en", name: "English" },
  fr: { id: "-2", code: "fr", name: "Français" },
  de: { id: "-3", code: "de", name: "Deutsch" },
  it: { id: "-4", code: "it", name: "Italiano" },
  es: { id: "-5", code: "es", name: "Español" },
  pt: { id: "-6", code: "pt", name: "Português" },
  zh: { id: "-7", code: "zh", name: "中文" },
  ko: { id: "-9", code: "ko", name: "한국어" },
  ja: { id: "-10", code: "ja", name: "日本語" },
  pl: { id: "-22", code: "pl", name: "Polski" },
  ca: { id: "-30", code: "ca", name: "Català" },
  ar: { id: "-40", code: "ar", name: "العربية" },
  he: { id: "-41", code: "he", name: "עברית" },
} satisfies Readonly<Record<LanguageCode, WorldLanguage>>
