import { type Kysely, sql } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { BUYABLE_SKUS } from "../stock/buyableSkus.ts"
import { type Numbering, numbering } from "../numbering.ts"
import { type Runs, runsOf } from "./runs.ts"

/**
 * The filter values of a store's products, in memory: lists of any length are counted under any filters without a query
 * per product. Products, colours, sizes and categories are numbered from 0, products in the order of their ids.
 */
export interface FilterIndex {
  readonly products: Numbering
  /** In minor units, by product. */
  readonly prices: Int32Array
  /** Greater for newer products. */
  readonly novelties: Int32Array
  readonly colors: Numbering
  readonly sizes: Numbering
  readonly categories: Numbering
  /** The colours of each product, including those without a SKU. */
  readonly colorsOf: Runs
  /** The distinct sizes of each product, and those that can be bought. */
  readonly sizesOf: Runs
  readonly buyableSizesOf: Runs
  /** The buyable SKUs of each product: their colours, and in the same order their sizes. */
  readonly skuColorsOf: Runs
  readonly skuSizesOf: Runs
  readonly categoriesOf: Runs
  /** Names and hex value of a colour by its number; names are JSON by language id. */
  readonly colorNames: readonly { readonly names: string; readonly hex: string | null }[]
  /** Names of sizes by their numbers. */
  readonly sizeNames: readonly string[]
}

/** Separates ids that the database has concatenated; no id contains it. */
const SEPARATOR = "\u001f"

/** Reads the index of a store: a few rows for each product. */
export const readFilterIndex = async (db: Kysely<Database>, storeId: string): Promise<FilterIndex> => {
  const { rows: products } = await sql<{
    product_id: string
    price: number
    novelty: number
  }>`select product_id, price, novelty from product where store_id = ${storeId} order by product_id`.execute(db)
  const { rows: colorRows } = await sql<{ color_id: string; names: string; hex: string | null }>`
    select color_id, min(names) as names, min(hex) as hex
    from product_color where store_id = ${storeId} group by color_id order by color_id`.execute(db)
  const { rows: sizeRows } = await sql<{ size_id: string; name: string }>`
    select size_id, min(size_name) as name
    from sku where store_id = ${storeId} group by size_id order by size_id`.execute(db)
  const { rows: colored } = await sql<{ product_id: string; ids: string }>`
    select product_id, string_agg(color_id, ${SEPARATOR}) as ids
    from product_color where store_id = ${storeId} group by product_id`.execute(db)
  const { rows: sized } = await sql<{ product_id: string; ids: string }>`
    select product_id, string_agg(distinct size_id, ${SEPARATOR}) as ids
    from sku where store_id = ${storeId} group by product_id`.execute(db)
  const { rows: skus } = await sql<{ product_id: string; colors: string; sizes: string }>`
    select f.product_id, string_agg(f.color_id, ${SEPARATOR} order by f.sku) as colors,
      string_agg(f.size_id, ${SEPARATOR} order by f.sku) as sizes
    from ${BUYABLE_SKUS} f where f.store_id = ${storeId} group by f.product_id`.execute(db)
  const { rows: listed } = await sql<{ product_id: string; ids: string }>`
    select product_id, string_agg(category_id, ${SEPARATOR}) as ids
    from listing where store_id = ${storeId} group by product_id`.execute(db)

  const [colors, sizes, categories] = [
    numbering(colorRows.map(({ color_id }) => color_id)),
    numbering(sizeRows.map(({ size_id }) => size_id)),
    numbering(),
  ]
  const lists = (
    rows: readonly { readonly product_id: string; readonly ids: string }[],
    idNumbering: Numbering,
  ): readonly (readonly number[])[] => {
    const byProduct = new Map(rows.map(({ product_id, ids }) => [product_id, ids]))
    return products.map(({ product_id }) =>
      (byProduct.get(product_id)?.split(SEPARATOR) ?? []).map(idNumbering.numberOf),
    )
  }
  const skuSizes = lists(
    skus.map(({ product_id, sizes: ids }) => ({ product_id, ids })),
    sizes,
  )
  return {
    products: numbering(products.map(({ product_id }) => product_id)),
    prices: Int32Array.from(products, ({ price }) => price),
    novelties: Int32Array.from(products, ({ novelty }) => novelty),
    colors,
    sizes,
    categories,
    colorsOf: runsOf(lists(colored, colors)),
    sizesOf: runsOf(lists(sized, sizes)),
    buyableSizesOf: runsOf(skuSizes.map((list) => [...new Set(list)])),
    skuColorsOf: runsOf(
      lists(
        skus.map(({ product_id, colors: ids }) => ({ product_id, ids })),
        colors,
      ),
    ),
    skuSizesOf: runsOf(skuSizes),
    categoriesOf: runsOf(lists(listed, categories)),
    colorNames: colorRows,
    sizeNames: sizeRows.map(({ name }) => name),
  }
}
