import { notifyRestocked } from "../catalog/notifications/notifyRestocked.ts"
import { showStock } from "../catalog/reserveStock.ts"
import { notFound } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"

export interface StockChange {
  readonly storeId: string
  readonly sku: string
  /** Units that are left from now on. */
  readonly units: number
}

/** Sets what is left of a sku; the shop shows it at once. Fails with 404 for a sku that the store does not have. */
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
    if (changed === undefined) throw notFound("There is no such sku in this store.", sku)
    await showStock(work, storeId, [changed.product_id], versions)
    await notifyRestocked(work, services, storeId, [sku])
  })
}
