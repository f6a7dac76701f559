import type { FacetValue, ProductFacets } from "../../../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../../../domain/catalog/ProductQuery.ts"

/** An applied filter, and the query without it. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  readonly without: ProductQuery
}

const LISTS = ["colors", "sizes", "categories"] as const

/**
 * The filters of a query with the list's labels, in the order of the filter sheet. A value the list no longer offers is
 * labelled by its value in the address, so that it can still be removed.
 */
export function activeFilters(
  query: ProductQuery,
  facets: ProductFacets,
  priceLabel: (minimum?: number, maximum?: number) => string,
): readonly ActiveFilter[] {
  const first = { ...query, pageNumber: 1 }
  const chosen = LISTS.flatMap((list) =>
    query[list].map((value): ActiveFilter => ({
      key: `${list}-${value}`,
      label: labelOf(facets[list], value),
      without: { ...first, [list]: query[list].filter((other) => other !== value) },
    })),
  )
  const { priceMin, priceMax, ...withoutPrice } = first
  if (priceMin === undefined && priceMax === undefined) return chosen
  return [...chosen, { key: "price", label: priceLabel(priceMin, priceMax), without: withoutPrice }]
}

function labelOf(values: readonly FacetValue[], value: string): string {
  return values.find((known) => known.value === value)?.label ?? value
}
