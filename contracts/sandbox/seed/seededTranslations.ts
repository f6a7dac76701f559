import type { StoreLanguage } from "../stores/StoreData.ts"
import { siteTexts } from "./siteTexts.ts"

/** The texts that the content system of the demo world replaces or adds. */
export const translations = (storeId: string, languages: readonly StoreLanguage[]) =>
  languages.flatMap(({ code, tag }) => {
    const texts = siteTexts(tag)
    return Object.entries({ "shop.notice": texts("site.notice"), "footer.promise": texts("site.returns") }).map(
      ([key, value]) => ({ store_id: storeId, language_code: code, text_key: key, value }),
    )
  })
