import { type Kysely, type RawBuilder, sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import type { Database } from "../storage/Database.ts"
import { BUYABLE_SKUS } from "./buyableSkus.ts"
import { filterConditions, hasFilters, type ListFilters } from "./listFilters.ts"
import type { ProductScope } from "./ProductScope.ts"

type Facets = components["schemas"]["Facets"]

/**
 * The same choices, each kind counted under the filters of the other kinds: what choosing it would leave. A choice that would
 * leave nothing stays, with 0, so that one in force keeps its name.
 */
export const narrowFacets = async (db: Kysely<Database>, scope: ProductScope, facets: Facets, filters: ListFilters): Promise<Facets> => {
  const { colorIds = [], sizeIds = [] } = filters
  const noColor = without(filters, ["colorIds"])
  const noSize = without(filters, ["sizeIds"])
  const noCategory = without(filters, ["categoryIds"])
  const noPrice = without(filters, ["priceMin", "priceMax"])
  const { colors, sizes, subcategories, price } = facets
  // A colour and a size are those of one sku that can be bought: a colour is counted by its skus in the chosen sizes, and the other way round.
  return {
    colors: !hasFilters(noColor) ? colors : await counted(db, scope, colors, sizeIds.length === 0 ? sql.table("product_color") : BUYABLE_SKUS, "color_id", noColor, among("size_id", sizeIds)),
    sizes: !hasFilters(noSize) ? sizes : await counted(db, scope, sizes, BUYABLE_SKUS, "size_id", noSize, among("color_id", colorIds)),
    subcategories: !hasFilters(noCategory) ? subcategories : await counted(db, scope, subcategories, sql.table("listing"), "category_id", noCategory, sql`true`),
    ...(price === undefined ? {} : hasFilters(noPrice) ? await pricesUnder(db, scope, noPrice) : { price }),
  }
}

const without = (filters: ListFilters, kinds: readonly string[]): ListFilters => Object.fromEntries(Object.entries(filters).filter(([kind]) => !kinds.includes(kind)))

const among = (column: string, values: readonly string[]): RawBuilder<unknown> => (values.length === 0 ? sql`true` : sql`f.${sql.ref(column)} in (${sql.join(values)})`)

const counted = async <Choice extends { readonly id: string; readonly count: number }>(
  db: Kysely<Database>,
  { storeId, rows }: ProductScope,
  choices: readonly Choice[],
  table: RawBuilder<unknown>,
  column: string,
  others: ListFilters,
  narrowing: RawBuilder<unknown>,
): Promise<Choice[]> => {
  const found = await sql<{ id: string; count: number }>`
    select f.${sql.ref(column)} as id, count(distinct f.product_id) as count
    from (${rows}) m join ${table} f on f.store_id = ${storeId} and f.product_id = m.product_id
    where ${filterConditions(storeId, others)} and ${narrowing}
    group by f.${sql.ref(column)}`.execute(db)
  const countOf = new Map(found.rows.map(({ id, count }) => [id, count]))
  return choices.map((choice) => ({ ...choice, count: countOf.get(choice.id) ?? 0 }))
}

const pricesUnder = async (db: Kysely<Database>, { storeId, rows }: ProductScope, others: ListFilters): Promise<Pick<Facets, "price">> => {
  const { rows: [found] } = await sql<{ min: number | null; max: number | null }>`
    select min(m.price) as min, max(m.price) as max from (${rows}) m where ${filterConditions(storeId, others)}`.execute(db)
  return found === undefined || found.min === null || found.max === null ? {} : { price: { min: found.min, max: found.max } }
}
