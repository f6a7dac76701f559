import type { CartScope } from "../cart/CartScope.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { notAcceptable } from "../platform/http/Refused.ts"
import { readOpeningHours } from "../places/OpeningHours.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { BookingInput } from "./requireBookable.ts"

/** A booked item with the names for its mail and its row. */
interface BookedItem {
  readonly physical_store_id: string
  readonly storeName: string
  /** Time zone of the physical store (R23). */
  readonly timeZone: string
  readonly catentry_id: string
  readonly sku: string
  readonly units: number
  readonly last_name: string
}

/**
 * The items of a booking. Fails with 422 `_ERR_BOOKING_NOT_VALID` for an unknown sku or physical store, or a physical
 * store without bookings.
 */
export const bookedItems = async (
  { db }: UnitOfWork,
  { store, language }: CartScope,
  items: BookingInput["bookingStoreItems"],
): Promise<readonly BookedItem[]> => {
  const entries = items.map(({ catentryId }) => catentryId)
  const skus = new Map(
    (
      await db
        .selectFrom("sku")
        .select(["catentry_id", "sku"])
        .where("store_id", "=", store.id)
        .where("catentry_id", "in", entries)
        .execute()
    ).map(({ catentry_id, sku }) => [catentry_id, sku]),
  )
  const sellables = await readSellables(db, store.id, language.id, [...skus.values()])
  const rows = await db
    .selectFrom("physical_store")
    .select(["physical_store_id", "name", "services", "opening_hours"])
    .where("store_id", "=", store.id)
    .where(
      "physical_store_id",
      "in",
      items.map(({ bamStoreId }) => bamStoreId),
    )
    .execute()
  const places = new Map(
    rows.filter(({ services }) => services.split(",").includes("booking")).map((row) => [row.physical_store_id, row]),
  )
  const problems = items.flatMap(({ catentryId, bamStoreId }, index) => [
    ...(skus.has(catentryId)
      ? []
      : [unknown(`bookingStoreItems.${index}.catentryId`, "There is no such entry in this store.")]),
    ...(places.has(bamStoreId)
      ? []
      : [unknown(`bookingStoreItems.${index}.bamStoreId`, "This is no physical store that keeps things.")]),
  ])
  if (problems.length > 0) throw notAcceptable("_ERR_BOOKING_NOT_VALID", "This booking is not possible.", problems)
  return items.map(({ catentryId, bamStoreId, unitsOrdered }) => {
    const sku = skus.get(catentryId) ?? ""
    const place = places.get(bamStoreId)
    const timeZone = place === undefined ? "UTC" : readOpeningHours(place.opening_hours).timeZone
    return {
      physical_store_id: bamStoreId,
      storeName: place?.name ?? "",
      timeZone,
      catentry_id: catentryId,
      sku,
      units: unitsOrdered,
      last_name: sellables.get(sku)?.name ?? sku,
    }
  })
}

const unknown = (field: string, message: string) => ({ field, rule: "unknown", message })
