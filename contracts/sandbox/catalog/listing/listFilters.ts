import { type RawBuilder, sql } from "kysely"
import { BUYABLE_SKUS } from "../stock/buyableSkus.ts"

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

/**
 * Conditions on a row `m` of a scope. Values of one filter are alternatives; different filters are combined with AND.
 * Only buyable sizes count, and a colour and a size must belong to one SKU: red and M requires a buyable red M, not red
 * in S and blue in M.
 */
export const filterConditions = (storeId: string, filters: ListFilters): RawBuilder<unknown> => {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (filters.priceMin !== undefined) conditions.push(sql`m.price >= ${filters.priceMin}::bigint`)
  if (filters.priceMax !== undefined) conditions.push(sql`m.price <= ${filters.priceMax}::bigint`)
  const facetCondition = (
    table: RawBuilder<unknown>,
    wanted: Readonly<Record<string, readonly string[] | undefined>>,
  ) => {
    const columns = Object.entries(wanted).flatMap(([column, values = []]) =>
      values.length === 0 ? [] : [sql` and f.${sql.ref(column)} in (${sql.join(values)})`],
    )
    if (columns.length > 0)
      conditions.push(
        sql`exists (
          select 1 from ${table} f
          where f.store_id = ${storeId} and f.product_id = m.product_id${sql.join(columns, sql``)})`,
      )
  }
  facetCondition(sql.table("listing"), { category_id: filters.categoryIds })
  facetCondition((filters.sizeIds ?? []).length === 0 ? sql.table("product_color") : BUYABLE_SKUS, {
    color_id: filters.colorIds,
    size_id: filters.sizeIds,
  })
  return sql.join(conditions, sql` and `)
}

export const orderOf = (order: ListOrder): RawBuilder<unknown> => {
  if (order === "new") return sql`m.novelty desc, m.product_id`
  if (order === "price_asc") return sql`m.price, m.product_id`
  if (order === "price_desc") return sql`m.price desc, m.product_id desc`
  return sql`m.relevance, m.product_id`
}
