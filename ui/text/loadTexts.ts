import { languages } from "virtual:texts"
import type { StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { TextBundle } from "./textBundles.ts"
import type { TextCatalogue } from "./TextCatalogue.ts"
import type { TextLanguage } from "./textLanguages.ts"

/** A former code for Hebrew that browsers and databases still use. */
const HEBREW = "iw"

/**
 * The text language for BCP 47 codes, the preferred first: `en-US` has texts of its own, `es-MX` is `es`, and `iw` is
 * `he`. English if none has texts.
 */
export function textLanguage(...codes: readonly string[]): TextLanguage {
  return codes.flatMap(candidates).find(isTextLanguage) ?? "en"
}

/** The language of a store's texts: where the language names no region, the store's country is it. */
export function storeTextLanguage({
  store: { countryCode },
  language: { code },
}: {
  readonly store: Pick<StoreSummary, "countryCode">
  readonly language: Pick<StoreLanguage, "code">
}): TextLanguage {
  return textLanguage(`${code}-${countryCode}`)
}

/** A code with its region, then without. */
function candidates(code: string): readonly string[] {
  const [written = "", ...subtags] = code.toLowerCase().split("-")
  const language = written === HEBREW ? "he" : written
  const region = subtags.find((subtag) => /^([a-z]{2}|\d{3})$/.test(subtag)) ?? ""
  return [`${language}-${region.toUpperCase()}`, language]
}

function isTextLanguage(text: string): text is TextLanguage {
  return Object.hasOwn(languages, text)
}

/** The built-in texts of a language. Fails when a script cannot be fetched. */
export async function loadTexts(language: TextLanguage, bundles: readonly TextBundle[]): Promise<TextCatalogue> {
  // Fetches only the page's language, and only the requested bundles.
  const { bundles: own } = await languages[language]()
  const catalogues = await Promise.all(bundles.map((bundle) => own[bundle]()))
  return Object.assign({}, ...catalogues)
}
