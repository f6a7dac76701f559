import type { TextBundle } from "./TextBundle.ts"
import type { TextCatalogue } from "./TextCatalogue.ts"

const LANGUAGES = {
  en: {
    browse: async () => (await import("./en/browseTexts.ts")).browseTexts,
    purchase: async () => (await import("./en/purchaseTexts.ts")).purchaseTexts,
  },
  es: {
    browse: async () => (await import("./es/browseTexts.ts")).browseTexts,
    purchase: async () => (await import("./es/purchaseTexts.ts")).purchaseTexts,
  },
  ca: {
    browse: async () => (await import("./ca/browseTexts.ts")).browseTexts,
    purchase: async () => (await import("./ca/purchaseTexts.ts")).purchaseTexts,
  },
  ja: {
    browse: async () => (await import("./ja/browseTexts.ts")).browseTexts,
    purchase: async () => (await import("./ja/purchaseTexts.ts")).purchaseTexts,
  },
  ar: {
    browse: async () => (await import("./ar/browseTexts.ts")).browseTexts,
    purchase: async () => (await import("./ar/purchaseTexts.ts")).purchaseTexts,
  },
} satisfies Record<string, Record<TextBundle, () => Promise<TextCatalogue>>>

/** A language the shop has words in. */
export type TextLanguage = keyof typeof LANGUAGES

/** The language of the words for a BCP 47 code: `es-MX` is `es`; one without words is read in English. */
export function textLanguage(code: string): TextLanguage {
  const primary = code.toLowerCase().split("-")[0] ?? ""
  return isTextLanguage(primary) ? primary : "en"
}

function isTextLanguage(text: string): text is TextLanguage {
  return Object.hasOwn(LANGUAGES, text)
}

/** The built-in words of a language. Fails when a part of the shop's scripts cannot be fetched. */
export async function loadTexts(language: TextLanguage, bundles: readonly TextBundle[]): Promise<TextCatalogue> {
  const catalogues = await Promise.all(bundles.map((bundle) => LANGUAGES[language][bundle]()))
  return Object.assign({}, ...catalogues)
}
