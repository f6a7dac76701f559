import type { Kysely } from "kysely"
import type { components } from "../../generated/booking.d.ts"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { BookingRow } from "../places/endBooking.ts"

export type WireBooking = components["schemas"]["Booking"]

/** A booking of the customer. Another customer's booking fails with 404 like an unknown one (F117). */
export const requireBooking = async (
  db: Kysely<Database>,
  { principal, store }: CartScope,
  bookingId: string,
): Promise<BookingRow> => {
  const row = await db
    .selectFrom("booking")
    .selectAll()
    .where("booking_id", "=", Number(bookingId))
    .where("user_id", "=", userIdNumber(principal))
    .where("store_id", "=", store.id)
    .executeTakeFirst()
  if (row === undefined) throw notFound("There is no such booking.", bookingId)
  return row
}

/** The customer's bookings, newest first. */
export const listBookings = async (db: Kysely<Database>, scope: CartScope): Promise<readonly WireBooking[]> => {
  const rows = await db
    .selectFrom("booking")
    .selectAll()
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .orderBy("booking_id", "desc")
    .execute()
  return Promise.all(rows.map((row) => presentBooking(db, scope, row)))
}

export const presentBooking = async (
  db: Kysely<Database>,
  { store, language }: Pick<CartScope, "store" | "language">,
  row: BookingRow,
): Promise<WireBooking> => {
  const items = await db
    .selectFrom("booking_item")
    .innerJoin("physical_store", "physical_store.physical_store_id", "booking_item.physical_store_id")
    .select([
      "booking_item.physical_store_id",
      "booking_item.catentry_id",
      "booking_item.sku",
      "booking_item.units",
      "booking_item.last_name",
      "physical_store.name",
    ])
    .where("booking_id", "=", row.booking_id)
    .orderBy("position")
    .execute()
  const sellables = await readSellables(
    db,
    store.id,
    language.id,
    items.map(({ sku }) => sku),
  )
  return {
    id: String(row.booking_id),
    status: row.status,
    creationDate: new Date(row.created_at).toISOString(),
    expirationDate: new Date(row.expires_at).toISOString(),
    fullName: row.full_name,
    phoneNumber: row.phone_number,
    email: row.email,
    ...(row.observations === null ? {} : { customerObservations: row.observations }),
    bookingStoreItems: items.map(({ physical_store_id, catentry_id, sku, units, last_name, name }) => {
      const sellable = sellables.get(sku)
      return {
        catentryId: catentry_id,
        sku,
        bamStoreId: physical_store_id,
        physicalStoreName: name,
        unitsOrdered: units,
        name: sellable?.name ?? last_name,
        ...(sellable === undefined ? {} : { size: sellable.size, color: sellable.color }),
        ...(sellable?.image === undefined ? {} : { image: sellable.image }),
      }
    }),
  }
}
