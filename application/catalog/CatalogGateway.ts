import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import type { Catentry } from "../../domain/catalog/Catentry.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductFacets, ProductList } from "../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../domain/catalog/ProductQuery.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { SearchSuggestion } from "../../domain/catalog/search/SearchSuggestion.ts"
import type { SkuStock } from "../../domain/catalog/stock/SkuStock.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/**
 * The catalogue of one store in one language. Every method fails with `BackendError`, with `NotFound` for an unknown
 * entry.
 */
export class CatalogGateway extends Context.Service<
  CatalogGateway,
  {
    /** The category tree (`listCategories`). */
    readonly listCategories: Answer<readonly Category[]>
    /** The numbers of products below the top-level categories, by id (`listCategories`); without those not counted. */
    readonly countProducts: Answer<ReadonlyMap<string, number>>
    readonly getCategory: (categoryId: string) => Answer<Category>
    readonly listCategoryProducts: (categoryId: string, query: ProductQuery) => Answer<ProductList>
    readonly listProductsByCategoryKey: (categoryKey: string, pageNumber: number) => Answer<ProductList>
    readonly searchProducts: (searchTerm: string, query: ProductQuery) => Answer<ProductList>
    /** `withSizeGuide` also requests the size guide; a product may have none. */
    readonly getProductDetail: (
      categoryId: string,
      productId: string,
      options?: { readonly withSizeGuide?: boolean },
    ) => Answer<Product>
    /** Finds a product by the number at the end of its address. */
    readonly getProductByPartNumber: (partNumber: string) => Answer<Product>
    readonly listCatalogProducts: (productIds: readonly string[]) => Answer<readonly ProductSummary[]>
    readonly listFilters: (productIds: readonly string[]) => Answer<ProductFacets>
    readonly getStock: (productIds: readonly string[]) => Answer<readonly SkuStock[]>
    readonly getProductStock: (productId: string) => Answer<readonly SkuStock[]>
    readonly getCategoryStock: (categoryId: string) => Answer<readonly SkuStock[]>
    readonly listCatentriesByPartNumbers: (partNumbers: readonly string[]) => Answer<readonly Catentry[]>
    readonly listRelatedProducts: (productId: string) => Answer<readonly ProductSummary[]>
    readonly listSearchSuggestions: (searchTerm: string) => Answer<readonly SearchSuggestion[]>
  }
>()("CatalogGateway") {}
