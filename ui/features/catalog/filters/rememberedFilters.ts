import type { CategoryFilters } from "../../../../domain/catalog/CategoryFilters.ts"
import {
  categoryFiltersOf,
  isCategoryFilters,
  withCategoryFilters,
} from "../../../../domain/catalog/CategoryFilters.ts"
import type { ProductQuery } from "../../../../domain/catalog/ProductQuery.ts"

/** In the tab's storage: filters are remembered for one visit. */
const KEY = "selvedge.categoryFilters.v1"

/** Remembers the filters of a category's list. */
export function rememberFilters(categoryId: string, query: ProductQuery, productIds: readonly string[]): void {
  const latest = categoryFiltersOf(categoryId, query, productIds)
  if (latest === undefined) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withCategoryFilters(readAll(), latest)))
  } catch {
    // Storage is full or blocked: the filters are not remembered.
  }
}

/** The remembered filters of a category. */
export function filtersOf(categoryId: string): CategoryFilters | undefined {
  return readAll().find(({ id }) => String(id) === categoryId)
}

function readAll(): readonly CategoryFilters[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]")
    return Array.isArray(stored) ? stored.filter(isCategoryFilters) : []
  } catch {
    return []
  }
}
