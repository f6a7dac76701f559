import type { components } from "../../../generated/catalog.d.ts"
import type { FilterCounts } from "./countMatches.ts"

type Facets = components["schemas"]["Facets"]

/**
 * The same values with counts under filters. Values without matches are kept with 0, so that active filters keep their
 * names.
 */
export const narrowFacets = (
  { colors, sizes, subcategories }: Facets,
  { colorCount, sizeCount, categoryCount, price }: FilterCounts,
): Facets => ({
  colors: updateCounts(colors, colorCount),
  sizes: updateCounts(sizes, sizeCount),
  subcategories: updateCounts(subcategories, categoryCount),
  ...(price === undefined ? {} : { price }),
})

const updateCounts = <Choice extends { readonly id: string; readonly count: number }>(
  choices: readonly Choice[],
  countOf: (id: string) => number,
): Choice[] => choices.map((choice) => ({ ...choice, count: countOf(choice.id) }))
