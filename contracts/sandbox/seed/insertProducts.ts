import type { Kysely } from "kysely"
import { insertRows } from "../catalog/insertRows.ts"
import type { ProductRows } from "../stores/ProductRows.ts"
import type { Database } from "../platform/storage/Database.ts"

/** Writes products into the read model; the caller manages the transaction. */
export const insertProducts = async (db: Kysely<Database>, products: readonly ProductRows[]): Promise<void> => {
  await insertRows(
    db,
    "product",
    products.map(({ product }) => product),
  )
  await insertRows(
    db,
    "product_text",
    products.flatMap(({ texts }) => texts),
  )
  await insertRows(
    db,
    "sku",
    products.flatMap(({ skus }) => skus),
  )
  await insertRows(
    db,
    "listing",
    products.flatMap(({ listings }) => listings),
  )
  await insertRows(
    db,
    "bundle_piece",
    products.flatMap(({ items = [] }) => items),
  )
  await insertRows(
    db,
    "product_color",
    products.flatMap(({ colors }) => colors),
  )
}
