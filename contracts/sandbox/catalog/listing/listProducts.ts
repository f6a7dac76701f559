import type { components } from "../../../generated/catalog.d.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { editorialImage } from "../images/editorialImage.ts"
import type { CatalogReads } from "../CatalogReads.ts"
import { countMatches } from "./countMatches.ts"
import { hasFilters, type ListFilters, type ListOrder } from "./listFilters.ts"
import { narrowFacets } from "./narrowFacets.ts"
import type { ProductScope } from "../ProductScope.ts"
import { type OfferedCategories, readFacets } from "./readFacets.ts"

type ProductList = components["schemas"]["ProductList"]

/** Products of a full page (the contract's listCategoryProducts). */
export const PAGE_SIZE = 24

export interface ListRequest {
  readonly languageId: string
  readonly filters: ListFilters
  readonly order: ListOrder
  readonly pageNumber: number
  readonly pageSize: number
  readonly withSizes: boolean
  readonly offered: OfferedCategories
}

/**
 * One page of a scope. Products, filter values and summaries are read once per version of the catalogue; a page then
 * takes one pass in memory.
 */
export const listProducts = async (
  { storage: { db } }: SandboxServices,
  { facetsOf, filterIndex, summariesOf }: Pick<CatalogReads, "facetsOf" | "filterIndex" | "summariesOf">,
  scope: ProductScope,
  wish: ListRequest,
): Promise<ProductList> => {
  const { inOrder, index, facets } = await facetsOf(scope.storeId, `${wish.languageId} ${scope.key}`, async () =>
    readFacets(db, scope, await filterIndex(scope.storeId), wish.languageId, wish.offered),
  )
  const offset = (wish.pageNumber - 1) * wish.pageSize
  const all = inOrder(wish.order)
  const matches = hasFilters(wish.filters) ? countMatches(index, all, wish.filters) : undefined
  const page = (matches?.matching ?? all).slice(offset, offset + wish.pageSize)
  const products = await summariesOf(
    scope.storeId,
    wish.languageId,
    Array.from(page, (product) => index.products.ids[product] ?? ""),
    wish.withSizes,
  )
  return {
    totalCount: (matches?.matching ?? all).length,
    pageNumber: wish.pageNumber,
    pageSize: wish.pageSize,
    products: products.map(withEditorial),
    filters: matches === undefined ? facets : narrowFacets(facets, matches),
  }
}

/** Appends the wide picture, for list layouts with wide rows. */
const withEditorial = (product: ProductList["products"][number]) => {
  const image = editorialImage(product)
  return image === undefined ? product : { ...product, images: [...product.images, image] }
}
