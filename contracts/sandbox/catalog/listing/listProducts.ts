import { sql } from "kysely"
import type { components } from "../../../generated/catalog.d.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { editorialImage } from "../images/editorialImage.ts"
import type { CatalogReads } from "../CatalogReads.ts"
import { countMatches } from "./countMatches.ts"
import { filterConditions, hasFilters, type ListFilters, type ListOrder, orderOf } from "./listFilters.ts"
import { narrowFacets } from "./narrowFacets.ts"
import type { ProductScope } from "../ProductScope.ts"
import { type OfferedCategories, readFacets } from "./readFacets.ts"
import { readSummaries } from "./readSummaries.ts"

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
 * One page of a scope. The filter values are read once per version of the catalogue. A page then takes one index scan
 * in the database and one pass in memory, independent of the category's size.
 */
export const listProducts = async (
  { storage: { db } }: SandboxServices,
  { facetsOf, filterIndex }: Pick<CatalogReads, "facetsOf" | "filterIndex">,
  scope: ProductScope,
  wish: ListRequest,
): Promise<ProductList> => {
  const {
    products: all,
    index,
    facets,
  } = await facetsOf(scope.storeId, `${wish.languageId} ${scope.key}`, async () =>
    readFacets(db, scope, await filterIndex(scope.storeId), wish.languageId, wish.offered),
  )
  const offset = (wish.pageNumber - 1) * wish.pageSize
  const page = await sql<{ product_id: string }>`
    select m.product_id from (${scope.rows}) m where ${filterConditions(scope.storeId, wish.filters)}
    order by ${orderOf(wish.order)} limit ${wish.pageSize} offset ${offset}`.execute(db)
  const matches = hasFilters(wish.filters) ? countMatches(index, all, wish.filters) : undefined
  const products = await readSummaries(
    db,
    scope.storeId,
    wish.languageId,
    page.rows.map(({ product_id }) => product_id),
    wish.withSizes,
  )
  return {
    totalCount: matches?.total ?? all.length,
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
