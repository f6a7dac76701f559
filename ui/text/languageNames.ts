import type { TextLanguage } from "./loadTexts.ts"

/** The languages the shop has words in, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<TextLanguage, string>> = {
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
