import type { Kysely } from "kysely"
import type { Database } from "../../platform/storage/Database.ts"
import { readStoreData } from "../../stores/StoreData.ts"
import { storeDate } from "../../stores/storeCalendar.ts"

const SALE_AGE_MS = 3 * 86_400_000
const NO_STORE = "1"

/**
 * Writes one physical store sale for each country store with products and without a sale, so that tickets can be found
 * and invoiced.
 */
export const seedTickets = async (db: Kysely<Database>, now: number): Promise<void> => {
  const stores = await db
    .selectFrom("store")
    .select(["store_id", "data"])
    .where("store_id", "not in", db.selectFrom("store_ticket").select("store_id"))
    .where("store_id", "not in", db.selectFrom("unfilled_store").select("store_id"))
    .execute()
  for (const { store_id, data } of stores) {
    const sold = await db
      .selectFrom("sku")
      .select(["sku", "price"])
      .where("store_id", "=", store_id)
      .orderBy("sku")
      .limit(2)
      .execute()
    if (sold.length === 0) continue
    const place = await db
      .selectFrom("physical_store")
      .select("physical_store_id")
      .where("store_id", "=", store_id)
      .orderBy("physical_store_id")
      .executeTakeFirst()
    const soldAt = now - SALE_AGE_MS
    await db
      .insertInto("store_ticket")
      .values({
        store_id,
        ticket_reference: `${store_id}-0001`,
        store_number: place?.physical_store_id ?? NO_STORE,
        workstation_id: "1",
        operation_number: "1",
        ticket_date: storeDate(readStoreData(data).countryCode, soldAt),
        barcode: `${store_id}000000000001`,
        amount: sold.reduce((sum, { price }) => sum + price, 0),
        content: JSON.stringify({ lines: sold.map(({ sku, price }) => ({ sku, quantity: 1, unitPrice: price })) }),
        created_at: soldAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
