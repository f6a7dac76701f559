import { parseSummary } from "../productJson.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"

/**
 * URL of a product's page in the shop: /{storeId}/[{langId}/]{productUrl}-l{mfname}; the store's first language is
 * omitted.
 */
export const productAddress = (
  shopUrl: string,
  store: ResolvedStore,
  languageId: string,
  product: { readonly summary: string; readonly mfname: string },
): string => {
  const language = store.languages[0]?.id === languageId ? "" : `${languageId}/`
  const { productUrl } = parseSummary(product.summary)
  return `${shopUrl}/${store.id}/${language}${encodeURIComponent(productUrl)}-l${product.mfname}`
}
