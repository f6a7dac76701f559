import type { ProductSummary } from "./ProductSummary.ts"

/** One choice of a filter and how many products it would leave. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly hex?: string
}

/** The filters a list offers. */
export interface ProductFacets {
  readonly colors: readonly FacetValue[]
  readonly sizes: readonly FacetValue[]
  readonly categories: readonly FacetValue[]
  /** Minor units of the cheapest and dearest product. */
  readonly priceRange?: { readonly minimum: number; readonly maximum: number }
}

/** One page of a product list. */
export interface ProductList {
  readonly totalCount: number
  readonly pageNumber: number
  readonly pageSize: number
  readonly products: readonly ProductSummary[]
  readonly facets: ProductFacets
}
