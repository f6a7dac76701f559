import type { ProductQuery } from "./ProductQuery.ts"
import { productQueryFrom, productQueryParameters } from "./ProductQuery.ts"

/** A stored filter: a parameter of the list's address. */
export interface StoredFilter {
  readonly name: string
  readonly value: string
}

/**
 * Category filters stored on a device (S5.9): only with a number for the category's id, a list of filters, and a list
 * of numbers for the catentry ids of the list in which they were chosen. Anything else is neither stored nor read.
 * Numbers that JSON cannot represent exactly are invalid.
 */
export interface CategoryFilters {
  readonly id: number
  readonly filters: readonly unknown[]
  readonly ids: readonly number[]
}

/** Categories whose filters a device stores. */
const MAX_CATEGORIES = 20

/** Whether a value from the device may be read as the filters of a category. */
export function isCategoryFilters(value: unknown): value is CategoryFilters {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    Number.isSafeInteger(value.id) &&
    "filters" in value &&
    Array.isArray(value.filters) &&
    "ids" in value &&
    Array.isArray(value.ids) &&
    value.ids.every((id) => Number.isSafeInteger(id))
  )
}

/** Returns the filters of a list to store; `undefined` without a filter, and when an id is no number. */
export function categoryFiltersOf(
  categoryId: string,
  query: ProductQuery,
  productIds: readonly string[],
): CategoryFilters | undefined {
  const filters = Object.entries(productQueryParameters(withoutPage(query))).map(([name, value]) => ({ name, value }))
  const stored = { id: toNumber(categoryId), filters, ids: productIds.map(toNumber) }
  return filters.length > 0 && isCategoryFilters(stored) ? stored : undefined
}

/** Returns the query of stored filters; `undefined` when none of them is a filter of a list. */
export function queryOfFilters({ filters }: CategoryFilters): ProductQuery | undefined {
  const query = productQueryFrom(
    Object.fromEntries(filters.flatMap((filter) => (isStoredFilter(filter) ? [[filter.name, filter.value]] : []))),
  )
  return Object.keys(productQueryParameters(withoutPage(query))).length === 0 ? undefined : withoutPage(query)
}

/** Returns the stored filters with those of one category replaced, the latest first. */
export function withCategoryFilters(
  stored: readonly CategoryFilters[],
  latest: CategoryFilters,
): readonly CategoryFilters[] {
  return [latest, ...stored.filter(({ id }) => id !== latest.id)].slice(0, MAX_CATEGORIES)
}

/** Order and page are no filters. */
function withoutPage(query: ProductQuery): ProductQuery {
  return { ...query, pageNumber: 1, order: "relevance" }
}

function isStoredFilter(filter: unknown): filter is StoredFilter {
  return (
    typeof filter === "object" &&
    filter !== null &&
    "name" in filter &&
    typeof filter.name === "string" &&
    "value" in filter &&
    typeof filter.value === "string"
  )
}

function toNumber(id: string): number {
  return /^[0-9]+$/.test(id) ? Number(id) : Number.NaN
}
