import { sql } from "kysely"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { changeCart } from "../cart/changeCart.ts"
import { changeLines } from "../cart/lines/changeLines.ts"
import type { Intent } from "../cart/idempotently.ts"
import { addLines } from "../cart/lines/lineChanges.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { invalidField, notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { type EventInput, presentEvent, type WireEvent } from "./eventLists.ts"
import { eventUnitsExceeded } from "./eventUnits.ts"
import { limitTries } from "./limitTries.ts"
import type { ItemRow, ListRow } from "./listRows.ts"
import { isPin } from "./searchLists.ts"

const MAX_TRIES_PER_CUSTOMER = 5
const MAX_TRIES_PER_EVENT = 30

/**
 * Adds units of an event list to the customer's cart. They count as purchased when the order is placed
 * (`purchaseEventUnits`); here only their availability is checked. Once per Idempotency-Key.
 */
export const claimEventUnits = async (
  services: SandboxServices,
  scope: CartScope,
  eventId: string,
  input: EventInput,
  intent: Intent,
): Promise<WireEvent> => {
  const list = await openEvent(services, scope, eventId, input.eventAccessCode)
  const asked = unitsBySku(input)
  const cart = await changeCart(
    services,
    scope,
    async (work, row) => {
      await pickUnits(work, scope, list, asked)
      const lines = [...asked].map(([sku, quantity]) => ({ sku, quantity }))
      return changeLines(
        work,
        scope,
        row,
        lines.map(({ sku }) => sku),
        (plan) => addLines(plan, lines),
      )
    },
    { intent },
  )
  return { ...(await presentEvent(services.storage.db, scope, list, "visitor")), orderId: cart.id }
}

/**
 * Returns the event of an access code. A wrong code fails with the same 404 as an unknown event, and attempts are
 * limited.
 */
const openEvent = (
  services: SandboxServices,
  { principal, store }: CartScope,
  eventId: string,
  code: string | undefined,
): Promise<ListRow> => {
  if (code === undefined) throw invalidField("eventAccessCode", "required", "eventAccessCode is required with eventId.")
  const guesses = [
    { key: `event-code shopper ${principal.userId}`, most: MAX_TRIES_PER_CUSTOMER },
    { key: `event-code event ${eventId}`, most: MAX_TRIES_PER_EVENT },
  ]
  return limitTries(services, guesses, async () => {
    const list = await services.storage.db
      .selectFrom("wishlist")
      .selectAll()
      .where("list_id", "=", Number(eventId))
      .where("store_id", "=", store.id)
      .where("is_event", "=", true)
      .executeTakeFirst()
    if (list?.pin === undefined || list.pin === null || !isPin(list.pin, code))
      throw notFound("There is no such event list.", eventId)
    return list
  })
}

const unitsBySku = ({ eventItems }: EventInput): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const { partNumber, quantity } of eventItems) units.set(partNumber, (units.get(partNumber) ?? 0) + quantity)
  return units
}

const pickUnits = async (
  work: UnitOfWork,
  { principal, store, language, now }: CartScope,
  list: ListRow,
  asked: ReadonlyMap<string, number>,
): Promise<void> => {
  const sellables = await readSellables(work.db, store.id, language.id, [...asked.keys()])
  const items = await work.db
    .selectFrom("wishlist_item")
    .selectAll()
    .where("list_id", "=", list.list_id)
    .orderBy("item_id")
    .forUpdate()
    .execute()
  for (const [sku, quantity] of asked) {
    const item = items.find(({ catentry_id }) => catentry_id === sellables.get(sku)?.catentryId)
    if (item === undefined) throw notFound("There is no such item in this event list.", sku)
    const picked = await work.db
      .insertInto("event_pick")
      .values({
        list_id: list.list_id,
        item_id: item.item_id,
        user_id: userIdNumber(principal),
        store_id: store.id,
        sku,
        quantity,
        order_id: null,
        picked_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["item_id", "user_id"])
          .where("order_id", "is", null)
          .doUpdateSet({ quantity: sql`event_pick.quantity + excluded.quantity`, picked_at: now }),
      )
      .returning("quantity")
      .executeTakeFirstOrThrow()
    if (picked.quantity > unitsLeft(item)) throw eventUnitsExceeded(sku, unitsLeft(item) - (picked.quantity - quantity))
  }
}

const unitsLeft = ({ quantity, bought }: ItemRow): number => quantity - bought
