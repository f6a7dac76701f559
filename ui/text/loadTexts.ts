import type { TextBundle, TextBundles } from "./TextBundle.ts"
import type { TextCatalogue } from "./TextCatalogue.ts"

// Only the page's language is fetched, and of it what its bundles hold: a language more costs a page a few bytes.
const LANGUAGES = {
  en: () => import("./en/bundles.ts"),
  es: () => import("./es/bundles.ts"),
  ca: () => import("./ca/bundles.ts"),
  fr: () => import("./fr/bundles.ts"),
  de: () => import("./de/bundles.ts"),
  it: () => import("./it/bundles.ts"),
  pt: () => import("./pt/bundles.ts"),
  pl: () => import("./pl/bundles.ts"),
  ja: () => import("./ja/bundles.ts"),
  zh: () => import("./zh/bundles.ts"),
  ko: () => import("./ko/bundles.ts"),
  ar: () => import("./ar/bundles.ts"),
  he: () => import("./he/bundles.ts"),
} satisfies Record<string, () => Promise<{ readonly bundles: TextBundles }>>

/** A language the shop has words in. */
export type TextLanguage = keyof typeof LANGUAGES

/**
 * The language of the words for BCP 47 codes, the best first: `es-MX` is `es`, and `iw`, as some still write it, is
 * `he`; where none has words, English.
 */
export function textLanguage(...codes: readonly string[]): TextLanguage {
  return (
    codes
      .map((code) => code.toLowerCase().split("-", 1)[0] ?? "")
      .map((code) => (code === "iw" ? "he" : code))
      .find(isTextLanguage) ?? "en"
  )
}

function isTextLanguage(text: string): text is TextLanguage {
  return Object.hasOwn(LANGUAGES, text)
}

/** The built-in words of a language. Fails when a part of the shop's scripts cannot be fetched. */
export async function loadTexts(language: TextLanguage, bundles: readonly TextBundle[]): Promise<TextCatalogue> {
  const { bundles: own } = await LANGUAGES[language]()
  const catalogues = await Promise.all(bundles.map((bundle) => own[bundle]()))
  return Object.assign({}, ...catalogues)
}
