import { languages } from "virtual:texts"
import type { TextBundle } from "./textBundles.ts"
import type { TextCatalogue } from "./TextCatalogue.ts"
import type { TextLanguage } from "./textLanguages.ts"

/** The built-in texts of a language. Fails when a script cannot be fetched. */
export async function loadTexts(language: TextLanguage, bundles: readonly TextBundle[]): Promise<TextCatalogue> {
  // Fetches only the page's language, and only the requested bundles.
  const { bundles: own } = await languages[language]()
  const catalogues = await Promise.all(bundles.map((bundle) => own[bundle]()))
  return Object.assign({}, ...catalogues)
}
