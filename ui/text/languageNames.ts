import type { TextLanguage } from "./textLanguages.ts"

/** The languages with built-in texts, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Exclude<TextLanguage, `${string}-${string}`>, string>> = {
  en: "English",
  es: "Español",
  ca: "Català",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  pl: "Polski",
  ja: "日本語",
  zh: "简体中文",
  ko: "한국어",
  ar: "العربية",
  he: "עברית",
}
