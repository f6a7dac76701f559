import { type Kysely, sql } from "kysely"
import { insertRows } from "../catalog/insertRows.ts"
import { readStoreData } from "../stores/StoreData.ts"
import type { Database } from "../platform/storage/Database.ts"
import { placeRows } from "./placeRows.ts"

/** A sku is in stock in every eighth physical store, with one to five units. */
const STOCKED_EVERY = 8
const MAX_UNITS = 5

/**
 * Writes the places of every store, once; also for the stores of a database of an older release. The caller holds the
 * setup lock.
 */
export const seedPlaces = async (db: Kysely<Database>, now: number): Promise<void> => {
  const missing = await db
    .selectFrom("store")
    .select(["store_id", "data"])
    .where("store_id", "not in", db.selectFrom("place_stamp").select("store_id"))
    .orderBy("position")
    .execute()
  for (const { store_id, data } of missing) {
    const { countryCode, languages, isForBusiness = false } = readStoreData(data)
    const languageCode = languages[0]?.code ?? "en"
    const rows = placeRows({ storeId: store_id, countryCode, languageCode, isForBusiness })
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, "city", rows.cities)
      await insertRows(trx, "district", rows.districts)
      await insertRows(trx, "physical_store", rows.stores)
      await insertRows(trx, "drop_point", rows.dropPoints)
      await stockShelves(trx, store_id)
      await trx.insertInto("place_stamp").values({ store_id, seeded_at: now }).execute()
    })
  }
}

/**
 * Distributes a store's products over its physical stores. The number of a catalogue entry decides, so that every
 * database gets the same distribution.
 */
export const stockShelves = (db: Kysely<Database>, storeId: string, productIds?: readonly string[]) =>
  sql`
    insert into physical_stock (physical_store_id, store_id, sku, units)
    select p.physical_store_id, s.store_id, s.sku,
      1 + mod(cast(right(s.catentry_id, 9) as integer), ${sql.lit(MAX_UNITS)})
    from sku s join physical_store p on p.store_id = s.store_id
    where s.store_id = ${storeId}
      ${productIds === undefined ? sql`` : sql`and s.product_id in (${sql.join(productIds)})`}
      and mod(
        cast(right(s.catentry_id, 9) as integer) + cast(right(p.physical_store_id, 2) as integer),
        ${sql.lit(STOCKED_EVERY)}
      ) = 0
  `.execute(db)
