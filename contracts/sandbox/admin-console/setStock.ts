import { notifyRestocked } from "../catalog/notifications/notifyRestocked.ts"
import { showStock } from "../catalog/stock/reserveStock.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

export interface StockChange {
  readonly storeId: string
  readonly sku: string
  /** The new number of units in stock. */
  readonly units: number
}

/** Sets the stock of a SKU, effective at once. Fails with 404 for an unknown SKU. */
export const setStock = async (services: SandboxServices, { storeId, sku, units }: StockChange): Promise<void> => {
  const { storage, versions } = services
  await storage.transaction(async (work) => {
    const changed = await work.db
      .updateTable("sku")
      .set({ units })
      .where("store_id", "=", storeId)
      .where("sku", "=", sku)
      .returning("product_id")
      .executeTakeFirst()
    if (changed === undefined) throw notFound("SKU not found in this store.", sku)
    await showStock(work, storeId, [changed.product_id], versions)
    await notifyRestocked(work, services, storeId, [sku])
  })
}
