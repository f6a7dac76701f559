import type { StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import { storeTextLanguage } from "./textLanguage.ts"
import { pageLanguageTag } from "./pageLanguageTag.ts"

/**
 * BCP 47 tag for `lang` and `hreflang` of a store's language: English without a region is American in the United States
 * and British elsewhere, as its texts are. Other languages keep their code.
 */
export function languageTag(language: Pick<StoreLanguage, "code">, store: Pick<StoreSummary, "countryCode">): string {
  return language.code === "en" ? pageLanguageTag(storeTextLanguage({ store, language })) : language.code
}
