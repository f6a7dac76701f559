import type { components } from "../../generated/catalog.d.ts"
import type { Matches } from "./countMatches.ts"

type Facets = components["schemas"]["Facets"]

/**
 * The same choices as counted under filters. A choice that would leave nothing stays, with 0, so that one in force
 * keeps its name.
 */
export const narrowFacets = (
  { colors, sizes, subcategories }: Facets,
  { colorCount, sizeCount, categoryCount, price }: Matches,
): Facets => ({
  colors: recounted(colors, colorCount),
  sizes: recounted(sizes, sizeCount),
  subcategories: recounted(subcategories, categoryCount),
  ...(price === undefined ? {} : { price }),
})

const recounted = <Choice extends { readonly id: string; readonly count: number }>(
  choices: readonly Choice[],
  countOf: (id: string) => number,
): Choice[] => choices.map((choice) => ({ ...choice, count: countOf(choice.id) }))
