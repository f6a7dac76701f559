import { parseSummary } from "../catalog/productJson.ts"
import { notFound } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Work } from "../storage/Storage.ts"

export interface PriceChange {
  readonly storeId: string
  readonly productId: string
  /** Minor units, for every sku of the product. */
  readonly price: number
  /** The struck price, above `price`; none when absent. */
  readonly oldPrice: number | undefined
}

/**
 * Sets the price of a product with all its skus, wherever the read model holds it. Carts are priced anew at their next
 * read; orders keep what was paid. Fails with 404 for a product that the store does not have.
 */
export const setPrice = async ({ storage, versions }: SandboxServices, change: PriceChange): Promise<void> => {
  const { storeId, productId, price, oldPrice } = change
  await storage.transaction(async (work) => {
    const prices = { price, old_price: oldPrice ?? null }
    const product = await work.db.updateTable("product").set(prices).where("store_id", "=", storeId).where("product_id", "=", productId).returning("product_id").executeTakeFirst()
    if (product === undefined) throw notFound("There is no such product in this store.", productId)
    await work.db.updateTable("sku").set(prices).where("store_id", "=", storeId).where("product_id", "=", productId).execute()
    await work.db.updateTable("listing").set({ price }).where("store_id", "=", storeId).where("product_id", "=", productId).execute()
    await writeTexts(work, change)
    work.afterCommit(() => versions.changed(storeId))
  })
}

const writeTexts = async ({ db }: Work, { storeId, productId, price, oldPrice }: PriceChange): Promise<void> => {
  const rows = await db.selectFrom("product_text").select(["language_id", "summary"]).where("store_id", "=", storeId).where("product_id", "=", productId).execute()
  for (const row of rows) {
    const { oldPrice: _before, lowestPrice30Days: _lowest, ...summary } = parseSummary(row.summary)
    // A reduced price is struck from the lowest of the 30 days before (R21): the desk's word for it is taken.
    const struck = oldPrice === undefined ? {} : { oldPrice, lowestPrice30Days: oldPrice }
    await db
      .updateTable("product_text")
      .set({ summary: JSON.stringify({ ...summary, price, ...struck }) })
      .where("store_id", "=", storeId).where("product_id", "=", productId).where("language_id", "=", row.language_id)
      .execute()
  }
}
