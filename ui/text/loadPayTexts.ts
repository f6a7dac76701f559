import type { TextLanguage } from "./loadTexts.ts"
import type { TextCatalogue } from "./TextCatalogue.ts"

// Apart from the bundles of every page: only the pay step names these files, so that no other page carries their
// addresses.
const LANGUAGES: Readonly<Record<TextLanguage, () => Promise<{ readonly payTexts: TextCatalogue }>>> = {
  en: () => import("./en/payTexts.ts"),
  es: () => import("./es/payTexts.ts"),
  ca: () => import("./ca/payTexts.ts"),
  fr: () => import("./fr/payTexts.ts"),
  de: () => import("./de/payTexts.ts"),
  it: () => import("./it/payTexts.ts"),
  pt: () => import("./pt/payTexts.ts"),
  pl: () => import("./pl/payTexts.ts"),
  ja: () => import("./ja/payTexts.ts"),
  zh: () => import("./zh/payTexts.ts"),
  ko: () => import("./ko/payTexts.ts"),
  ar: () => import("./ar/payTexts.ts"),
  he: () => import("./he/payTexts.ts"),
}

/** What the pay step says in a language. Fails when it cannot be fetched. */
export async function loadPayTexts(language: TextLanguage): Promise<TextCatalogue> {
  return (await LANGUAGES[language]()).payTexts
}
