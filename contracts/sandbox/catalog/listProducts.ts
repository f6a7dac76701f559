import { sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { editorialImage } from "./editorialImage.ts"
import { filterConditions, hasFilters, isByPriceOnly, type ListFilters, type ListOrder, orderOf } from "./listFilters.ts"
import { narrowFacets } from "./narrowFacets.ts"
import type { ProductScope } from "./ProductScope.ts"
import { type CountedFacets, countPriced, type OfferedCategories, readFacets } from "./readFacets.ts"
import { readSummaries } from "./readSummaries.ts"
import type { VersionedMemo } from "./versionedMemo.ts"

type ProductList = components["schemas"]["ProductList"]

/** Products of a full page (specification, the contract's listCategoryProducts). */
export const PAGE_SIZE = 24

export interface ListWish {
  readonly languageId: string
  readonly filters: ListFilters
  readonly order: ListOrder
  readonly pageNumber: number
  readonly pageSize: number
  readonly withSizes: boolean
  readonly offered: OfferedCategories
}

/**
 * One page of a scope. Its filters and prices are counted once per version of the catalogue; a page filtered by nothing but its
 * price is then one walk along an index, however large the category is.
 */
export const listProducts = async (
  { storage: { db } }: SandboxServices,
  facetsOf: VersionedMemo<CountedFacets>,
  scope: ProductScope,
  wish: ListWish,
): Promise<ProductList> => {
  const { prices, facets } = await facetsOf(scope.storeId, `${wish.languageId} ${scope.key}`, () => readFacets(db, scope, wish.languageId, wish.offered))
  const conditions = filterConditions(scope.storeId, wish.filters)
  const offset = (wish.pageNumber - 1) * wish.pageSize
  const page = await sql<{ product_id: string }>`
    select m.product_id from (${scope.rows}) m where ${conditions}
    order by ${orderOf(wish.order)} limit ${wish.pageSize} offset ${offset}`.execute(db)
  const matching = isByPriceOnly(wish.filters)
    ? countPriced(prices, wish.filters.priceMin, wish.filters.priceMax)
    : (await sql<{ count: number }>`select count(*) as count from (${scope.rows}) m where ${conditions}`.execute(db)).rows[0]?.count
  const products = await readSummaries(db, scope.storeId, wish.languageId, page.rows.map(({ product_id }) => product_id), wish.withSizes)
  return {
    totalCount: matching ?? 0,
    pageNumber: wish.pageNumber,
    pageSize: wish.pageSize,
    products: products.map(withEditorial),
    filters: hasFilters(wish.filters) ? await narrowFacets(db, scope, facets, wish.filters) : facets,
  }
}

/** With the wide picture after the others: a list may lay out a row by it. */
const withEditorial = (product: ProductList["products"][number]) => {
  const image = editorialImage(product)
  return image === undefined ? product : { ...product, images: [...product.images, image] }
}
