import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { idempotently } from "../cart/idempotently.ts"
import { refused } from "../platform/http/Refused.ts"
import { sendMessage } from "../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { bookedItems } from "./bookedItems.ts"
import { isBookingRestricted, MAX_MISSED_BOOKINGS } from "./isBookingRestricted.ts"
import { type BookingInput, requireBookable } from "./requireBookable.ts"
import { bookingTexts } from "./bookingTexts.ts"
import { presentBooking, requireBooking, type WireBooking } from "./readBookings.ts"
import { reserveShelfStock } from "../places/shelves.ts"

const HOUR_MS = 3_600_000
/** Hours that a booking is held, unless the store's configuration `BOOKING_HOURS` sets another number. */
const HOURS = 48
/** Maximum number of open bookings per customer. */
const MAX_OPEN = 5

/**
 * Reserves items in physical stores. Shelves, booking and mail are one transaction. The same Idempotency-Key returns
 * the same booking (R6).
 */
export const createBooking = async (
  services: SandboxServices,
  scope: CartScope,
  key: string | undefined,
  input: BookingInput,
): Promise<WireBooking> => {
  const { captchaId: _captchaId, captchaValue: _captchaValue, captchaResponse: _captchaResponse, ...payload } = input
  const hours = Number((await services.stores.configuration(scope.store.id)).get("BOOKING_HOURS") ?? HOURS)
  return services.storage.transaction((work) => {
    const codec = {
      write: ({ id }: WireBooking) => id,
      read: async (id: string) => presentBooking(work.db, scope, await requireBooking(work.db, scope, id)),
    }
    return idempotently(work, scope, { key, payload: ["createBooking", scope.store.id, payload] }, codec, () =>
      book(work, scope, input, hours),
    )
  })
}

const book = async (work: UnitOfWork, scope: CartScope, input: BookingInput, hours: number): Promise<WireBooking> => {
  const { store, language, now } = scope
  requireBookable(input)
  const items = await bookedItems(work, scope, input.bookingStoreItems)
  await requireBookingCapacity(work, scope)
  await reserveShelfStock(work, items)
  const row = await work.db
    .insertInto("booking")
    .values({
      store_id: store.id,
      user_id: userIdNumber(scope.principal),
      status: "BOOKED",
      full_name: input.fullName.trim(),
      phone_number: input.phoneNumber,
      email: input.email,
      observations: input.customerObservations ?? null,
      language_id: language.id,
      created_at: now,
      expires_at: now + hours * HOUR_MS,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await work.db
    .insertInto("booking_item")
    .values(
      items.map(({ storeName: _storeName, timeZone: _timeZone, ...item }, position) => ({
        booking_id: row.booking_id,
        position,
        ...item,
      })),
    )
    .execute()
  const places = [...new Set(items.map(({ storeName }) => storeName))].join(", ")
  const keptUntil = new Intl.DateTimeFormat(`${language.tag}-u-ca-gregory-nu-latn`, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: items[0]?.timeZone ?? "UTC",
  }).format(row.expires_at)
  await sendMessage(work.db, {
    purpose: "booking",
    storeId: store.id,
    channel: "mail",
    recipient: row.email,
    ...bookingTexts(language.tag).mail("bookings.confirmed", {
      bookingId: String(row.booking_id),
      stores: places,
      until: keptUntil,
    }),
    now,
  })
  return presentBooking(work.db, scope, row)
}

/** Locks the customer's row, so that concurrent bookings cannot exceed the maximum. */
const requireBookingCapacity = async ({ db }: UnitOfWork, scope: CartScope): Promise<void> => {
  const userId = userIdNumber(scope.principal)
  await db.selectFrom("customer").select("user_id").where("user_id", "=", userId).forUpdate().execute()
  const open = await db
    .selectFrom("booking")
    .select("booking_id")
    .where("user_id", "=", userId)
    .where("store_id", "=", scope.store.id)
    .where("status", "=", "BOOKED")
    .limit(MAX_OPEN)
    .execute()
  if (open.length >= MAX_OPEN)
    throw refused("_ERR_MAX_BOOKINGS", "As many bookings are open as a shopper may have.", [String(MAX_OPEN)])
  if (await isBookingRestricted(db, scope))
    throw refused("_ERR_BOOKING_RESTRICTED", "The last bookings were not fetched.", [String(MAX_MISSED_BOOKINGS)])
}
