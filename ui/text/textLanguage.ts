import type { StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { TextLanguage } from "./textLanguages.ts"
import { TEXT_LANGUAGES } from "./textLanguages.ts"

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
  return TEXT_LANGUAGES.some((language) => language === text)
}
