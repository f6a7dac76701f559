import type { ProductSummary } from "./ProductSummary.ts"

/** A value of a filter with its number of matching products. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly hex?: string
}

/** Filters of a list. */
export interface ProductFacets {
  readonly colors: readonly FacetValue[]
  readonly sizes: readonly FacetValue[]
  readonly categories: readonly FacetValue[]
  /** Lowest and highest price in minor units. */
  readonly priceRange?: { readonly minimum: number; readonly maximum: number }
}

/** One page of a product list. */
export interface ProductList {
  readonly totalCount: number
  readonly pageNumber: number
  readonly pageSize: number
  readonly products: readonly ProductSummary[]
  readonly facets: ProductFacets
  /** The physical store that the list is restricted to: it has all products in stock, in any size. */
  readonly availableIn?: { readonly id: string; readonly name: string }
  /** Products of a restricted list that were looked up in the store, if these are not all. */
  readonly checkedCount?: number
}
