import { type Kysely, sql } from "kysely"
import type { components } from "../../../generated/catalog.d.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { CategoryNode } from "../CategoryNode.ts"
import { countMatches } from "./countMatches.ts"
import type { FilterIndex } from "./FilterIndex.ts"
import type { ListOrder } from "./listFilters.ts"
import type { ProductScope } from "../ProductScope.ts"
import { sizeOrder } from "../sizeOrder.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

type Facets = components["schemas"]["Facets"]

export interface CountedFacets {
  /** The products of the scope by relevance, as their numbers in the index. */
  readonly products: Int32Array
  /** The same in another order; sorted at its first use. */
  readonly inOrder: (order: ListOrder) => Int32Array
  readonly index: FilterIndex
  readonly facets: Facets
}

/** The number of a scope's products in a category; 0 without any. */
export type CountInCategory = (node: CategoryNode) => number

/** The categories that a list offers as a filter, in tree order. */
export type OfferedCategories = (countIn: CountInCategory) => readonly CategoryNode[] | Promise<readonly CategoryNode[]>

/** The filter values of a scope with their counts; sizes count products in which they can be bought. */
export const readFacets = async (
  db: Kysely<Database>,
  { rows }: ProductScope,
  index: FilterIndex,
  languageId: string,
  offered: OfferedCategories,
): Promise<CountedFacets> => {
  const { rows: found } = await sql<{ product_id: string }>`
    select m.product_id from (${rows}) m order by m.relevance, m.product_id`.execute(db)
  const products = Int32Array.from(found.flatMap(({ product_id }) => index.products.find(product_id) ?? []))
  const { colorCount, sizeCount, categoryCount, price } = countMatches(index, products, {})
  const countIn: CountInCategory = ({ id }) => categoryCount(id)
  const colors = index.colors.ids.map((id, number) => ({
    id,
    ...colorNames(index, number, languageId),
    count: colorCount(id),
  }))
  const sizesInScope = sizesIn(index, products)
  const sizes = index.sizes.ids.map((id, number) => ({
    id,
    name: index.sizeNames[number] ?? "",
    isThere: sizesInScope.has(number),
    count: sizeCount(id),
  }))
  return {
    products,
    inOrder: ordersOf(index, products),
    index,
    facets: {
      colors: colors
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1)),
      // Sold-out sizes are kept with 0, because the next delivery makes them available.
      sizes: sizes
        .filter(({ isThere }) => isThere)
        .map(({ id, name, count }) => ({ id, name, position: sizeOrder(name), count }))
        .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1)),
      ...(price === undefined ? {} : { price }),
      subcategories: (await offered(countIn))
        .filter((node) => countIn(node) > 0)
        .map((node) => ({ id: node.id, name: node.name, count: countIn(node) })),
    },
  }
}

const ordersOf = ({ prices, novelties }: FilterIndex, products: Int32Array): CountedFacets["inOrder"] => {
  const known = new Map<ListOrder, Int32Array>([["relevance", products]])
  const compare = (order: ListOrder) => (one: number, other: number) => {
    const [price, otherPrice] = [prices[one] ?? 0, prices[other] ?? 0]
    if (order === "price_asc") return price - otherPrice || one - other
    if (order === "price_desc") return otherPrice - price || other - one
    return (novelties[other] ?? 0) - (novelties[one] ?? 0) || one - other
  }
  return (order) => {
    const sorted = known.get(order) ?? products.toSorted(compare(order))
    known.set(order, sorted)
    return sorted
  }
}

/** The sizes of the products, including sold-out ones. */
const sizesIn = ({ sizesOf: { starts, values } }: FilterIndex, products: Int32Array): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const product of products)
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1) found.add(values[at] ?? 0)
  return found
}

const colorNames = (
  { colorNames: texts }: FilterIndex,
  number: number,
  languageId: string,
): { readonly name: string; readonly hex?: string } => {
  const { names = "{}", hex = null } = texts[number] ?? {}
  return { name: nameIn(names, languageId), ...(hex === null ? {} : { hex }) }
}

const nameIn = (names: string, languageId: string): string => {
  const byLanguage: unknown = parseStored(names)
  if (typeof byLanguage !== "object" || byLanguage === null) return ""
  const [first] = Object.values(byLanguage)
  return String(new Map<string, unknown>(Object.entries(byLanguage)).get(languageId) ?? first ?? "")
}
