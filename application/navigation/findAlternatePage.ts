import * as Effect from "effect/Effect"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import { FIRST_PAGE } from "../../domain/catalog/ProductQuery.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { ProductAddressGateway } from "../catalog/ProductAddressGateway.ts"
import type { PageContent } from "./PageData.ts"

/** Identity of a catalogue page across stores and languages: a category's key, or a product's id with its number. */
export type PageIdentity =
  | { readonly kind: "category"; readonly key: string }
  | { readonly kind: "product"; readonly id: string; readonly mfname: string }

/** Returns the identity of a page's content; `undefined` when its address has no store-specific slug. */
export function pageIdentity(content: PageContent): PageIdentity | undefined {
  if (content.content === "category") return { kind: "category", key: content.category.category.key }
  if (content.content !== "product") return undefined
  const { id, mfname } = content.product.product
  return { kind: "product", id, mfname }
}

/**
 * Returns the address parameters of the same page in this store and language: its number with the store's slug. Returns
 * `undefined` when the store does not have or show it, or its category list has no page of that number (from 1). Fails
 * with `BackendError`.
 */
export const findAlternatePage = Effect.fn("navigation.findCounterpart")(function* (
  identity: PageIdentity,
  pageNumber = 1,
) {
  if (identity.kind === "category") {
    const gateway = yield* CatalogGateway
    const category = categoryPath(yield* gateway.listCategories, ({ key }) => key === identity.key).at(-1)
    if (category === undefined) return undefined
    const { seoId, categoryUrl } = category
    if (pageNumber === 1) return { seoId, categoryUrl }
    const list = yield* gateway.listCategoryProducts(category.id, { ...FIRST_PAGE, pageNumber })
    return list.products.length > 0 && list.pageNumber === pageNumber
      ? { seoId, categoryUrl, pageNumber: String(pageNumber) }
      : undefined
  }
  const product = yield* (yield* ProductAddressGateway).findAddress(identity.id)
  return product?.mfname === identity.mfname ? { mfname: product.mfname, productUrl: product.productUrl } : undefined
})
