import { type Kysely, sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import type { Database } from "../storage/Database.ts"
import { IS_BUYABLE } from "./buyableSkus.ts"
import type { CategoryNode } from "./CategoryNode.ts"
import type { ProductScope } from "./ProductScope.ts"
import { sizeOrder } from "./sizeOrder.ts"

type Facets = components["schemas"]["Facets"]

export interface CountedFacets {
  /** How many products of the scope cost what, from the lowest price. */
  readonly prices: readonly PricePoint[]
  readonly facets: Facets
}

/** Products of one price, in minor units. */
interface PricePoint {
  readonly price: number
  readonly count: number
}

/** How many products of a scope are in a category; 0 for one that has none. */
export type CountInCategory = (node: CategoryNode) => number

/** Which categories a list offers as a filter, in tree order. */
export type OfferedCategories = (countIn: CountInCategory) => readonly CategoryNode[] | Promise<readonly CategoryNode[]>

/** Products of a scope from one price to another, both included. */
export const countPriced = (prices: readonly PricePoint[], least = 0, most = Infinity): number =>
  prices.reduce((sum, { price, count }) => (price >= least && price <= most ? sum + count : sum), 0)

/** What a scope can be filtered by, counted over all of it; a size by the products that can be bought in it. */
export const readFacets = async (db: Kysely<Database>, { storeId, rows }: ProductScope, languageId: string, offered: OfferedCategories): Promise<CountedFacets> => {
  const { rows: prices } = await sql<PricePoint>`
    select m.price, count(*) as count from (${rows}) m group by m.price order by m.price`.execute(db)
  const colors = await sql<{ id: string; names: string; hex: string | null; count: number }>`
    select c.color_id as id, min(c.names) as names, min(c.hex) as hex, count(*) as count
    from (${rows}) m join product_color c on c.store_id = ${storeId} and c.product_id = m.product_id
    group by c.color_id order by count(*) desc, c.color_id`.execute(db)
  // One of which all are sold out stays, with 0: it is there again with the next delivery.
  const sizes = await sql<{ id: string; name: string; count: number }>`
    select f.size_id as id, min(f.size_name) as name, count(distinct f.product_id) filter (where ${IS_BUYABLE}) as count
    from (${rows}) m join sku f on f.store_id = ${storeId} and f.product_id = m.product_id
      join product p on p.store_id = ${storeId} and p.product_id = m.product_id
    group by f.size_id`.execute(db)
  const categories = await sql<{ id: string; count: number }>`
    select l.category_id as id, count(*) as count
    from (${rows}) m join listing l on l.store_id = ${storeId} and l.product_id = m.product_id
    group by l.category_id`.execute(db)
  const inCategory = new Map(categories.rows.map(({ id, count }) => [id, count]))
  const countIn: CountInCategory = ({ id }) => inCategory.get(id) ?? 0
  const [lowest, highest] = [prices[0], prices.at(-1)]
  return {
    prices,
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
      ...(lowest === undefined || highest === undefined ? {} : { price: { min: lowest.price, max: highest.price } }),
      subcategories: (await offered(countIn)).filter((node) => countIn(node) > 0).map((node) => ({ id: node.id, name: node.name, count: countIn(node) })),
    },
  }
}

const nameIn = (names: string, languageId: string): string => {
  const byLanguage: unknown = JSON.parse(names)
  if (typeof byLanguage !== "object" || byLanguage === null) return ""
  const [first] = Object.values(byLanguage)
  return String(new Map<string, unknown>(Object.entries(byLanguage)).get(languageId) ?? first ?? "")
}
