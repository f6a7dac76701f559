import { type Kysely, sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import type { Database } from "../storage/Database.ts"
import { sizeOrder } from "./sizeOrder.ts"
import type { CategoryNode } from "./CategoryNode.ts"
import type { ProductScope } from "./ProductScope.ts"

type Facets = components["schemas"]["Facets"]

export interface CountedFacets {
  /** Products of the scope. */
  readonly count: number
  readonly facets: Facets
}

/** What a scope can be filtered by, counted over all of it. `below` are the categories offered, in tree order. */
export const readFacets = async (db: Kysely<Database>, scope: ProductScope, languageId: string, below: readonly CategoryNode[]): Promise<CountedFacets> => {
  const { storeId, rows } = scope
  const totals = await sql<{ count: number; min: number | null; max: number | null }>`
    select count(*) as count, min(m.price) as min, max(m.price) as max from (${rows}) m`.execute(db)
  const colors = await sql<{ id: string; names: string; hex: string | null; count: number }>`
    select c.color_id as id, min(c.names) as names, min(c.hex) as hex, count(*) as count
    from (${rows}) m join product_color c on c.store_id = ${storeId} and c.product_id = m.product_id
    group by c.color_id order by count(*) desc, c.color_id`.execute(db)
  const sizes = await sql<{ id: string; name: string; count: number }>`
    select s.size_id as id, min(s.size_name) as name, count(distinct s.product_id) as count
    from (${rows}) m join sku s on s.store_id = ${storeId} and s.product_id = m.product_id
    group by s.size_id`.execute(db)
  const { count, min, max } = totals.rows[0] ?? { count: 0, min: null, max: null }
  return {
    count,
    facets: {
      colors: colors.rows.map((color) => ({
        id: color.id,
        name: nameIn(color.names, languageId),
        ...(color.hex === null ? {} : { hex: color.hex }),
        count: color.count,
      })),
      sizes: sizes.rows
        .map((size) => ({ id: size.id, name: size.name, position: sizeOrder(size.name), count: size.count }))
        .sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1)),
      ...(min === null || max === null ? {} : { price: { min, max } }),
      subcategories: below.flatMap(({ id, name, productCount }) => (productCount === 0 ? [] : [{ id, name, count: productCount }])),
    },
  }
}

const nameIn = (names: string, languageId: string): string => {
  const byLanguage: unknown = JSON.parse(names)
  if (typeof byLanguage !== "object" || byLanguage === null) return ""
  const [first] = Object.values(byLanguage)
  return String(new Map<string, unknown>(Object.entries(byLanguage)).get(languageId) ?? first ?? "")
}
