import { parseSummary } from "../productJson.ts"
import type { ResolvedStore } from "../Stores.ts"

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
  return `${shopUrl}/${store.id}/${language}${encodeURIComponent(parseSummary(product.summary).productUrl)}-l${product.mfname}`
}
