export type ListOrder = "new" | "price_asc" | "price_desc" | "relevance"

export interface ListFilters {
  readonly priceMin?: number
  readonly priceMax?: number
  readonly categoryIds?: readonly string[]
  readonly colorIds?: readonly string[]
  readonly sizeIds?: readonly string[]
}

interface FilterQuery {
  readonly priceMin?: number
  readonly priceMax?: number
  readonly catFilter?: string
  readonly colFilter?: string
  readonly sizeFilter?: string
}

/** Maximum number of values of one filter. */
const MAX_VALUES = 100

const commaList = (text: string): readonly string[] =>
  [...new Set(text.split(",").map((value) => value.trim()))].filter((value) => value !== "").slice(0, MAX_VALUES)

export const readFilters = (query: FilterQuery): ListFilters => ({
  ...(query.priceMin === undefined ? {} : { priceMin: query.priceMin }),
  ...(query.priceMax === undefined ? {} : { priceMax: query.priceMax }),
  ...(query.catFilter === undefined ? {} : { categoryIds: commaList(query.catFilter) }),
  ...(query.colFilter === undefined ? {} : { colorIds: commaList(query.colFilter) }),
  ...(query.sizeFilter === undefined ? {} : { sizeIds: commaList(query.sizeFilter) }),
})

export const hasFilters = (filters: ListFilters): boolean =>
  Object.values(filters).some((filter) => filter !== undefined)
