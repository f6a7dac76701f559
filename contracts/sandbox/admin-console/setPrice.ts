import { parseSummary } from "../catalog/productJson.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { compareAtPriceFor } from "./import/compareAtPriceFor.ts"

export interface PriceChange {
  readonly storeId: string
  readonly productId: string
  /** Minor units, for every SKU of the product. */
  readonly price: number
  /**
   * The struck price, above `price`. In a country of the Union at most the shop's previous price (R21). No struck price
   * when absent.
   */
  readonly oldPrice: number | undefined
}

/**
 * Sets the price of a product and all its SKUs in every row of the read model. Carts are repriced at their next read;
 * orders keep the price paid. Fails with 404 for an unknown product.
 */
export const setPrice = async (
  { storage, stores, versions }: SandboxServices,
  { storeId, productId, price, oldPrice: named }: PriceChange,
): Promise<void> => {
  const { countryCode } = await stores.require(storeId)
  await storage.transaction(async (work) => {
    const before = await work.db
      .selectFrom("product")
      .select(["price", "old_price"])
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) throw notFound("Product not found in this store.", productId)
    const oldPrice = compareAtPriceFor(countryCode, price, named, {
      price: before.price,
      oldPrice: before.old_price ?? undefined,
    })
    const prices = { price, old_price: oldPrice ?? null }
    await work.db
      .updateTable("product")
      .set(prices)
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .execute()
    await work.db
      .updateTable("sku")
      .set(prices)
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .execute()
    await work.db
      .updateTable("listing")
      .set({ price })
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .execute()
    // Undoing an earlier import must not overwrite this price.
    await work.db
      .updateTable("imported_product")
      .set({ last_import: null })
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .execute()
    await writeTexts(work, { storeId, productId, price, oldPrice })
    work.afterCommit(() => versions.changed(storeId))
  })
}

const writeTexts = async ({ db }: UnitOfWork, { storeId, productId, price, oldPrice }: PriceChange): Promise<void> => {
  const rows = await db
    .selectFrom("product_text")
    .select(["language_id", "summary"])
    .where("store_id", "=", storeId)
    .where("product_id", "=", productId)
    .execute()
  for (const row of rows) {
    const { oldPrice: _before, lowestPrice30Days: _lowest, ...summary } = parseSummary(row.summary)
    // A reduced price shows the lowest price of the 30 days before (R21).
    const struck = oldPrice === undefined ? {} : { oldPrice, lowestPrice30Days: oldPrice }
    await db
      .updateTable("product_text")
      .set({ summary: JSON.stringify({ ...summary, price, ...struck }) })
      .where("store_id", "=", storeId)
      .where("product_id", "=", productId)
      .where("language_id", "=", row.language_id)
      .execute()
  }
}
