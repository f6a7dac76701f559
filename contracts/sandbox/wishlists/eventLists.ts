import type { Kysely } from "kysely"
import type { components } from "../../generated/wishlists.d.ts"
import type { CartScope } from "../cart/CartScope.ts"
import { type Intent, idempotently } from "../cart/idempotently.ts"
import { readSellables } from "../catalog/stock/Sellable.ts"
import { storeDate } from "../stores/storeCalendar.ts"
import { forbidden, invalidInput, notAcceptable, notFound, refused } from "../platform/http/Refused.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Database } from "../platform/storage/Database.ts"
import { readListedProducts } from "./listedProducts.ts"
import { setItemQuantities } from "./listItems.ts"
import { nameKey, requireName } from "./listNames.ts"
import { type ListRow, lockLists, readItems, readLists } from "./listRows.ts"
import type { Viewer } from "./presentWishlist.ts"
import { insertList } from "./writeList.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

export type EventInput = components["schemas"]["EventWishlistInput"]
export type WireEvent = components["schemas"]["EventWishlist"]

/** Value of `wishlistType` for event lists. */
const EVENT_TYPE = "EVENT"
const MAX_ITEMS = 200
const CODE_LENGTH = 10
/** Letters and digits without look-alikes. */
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** Creates an event list of a registered customer. Once per Idempotency-Key. */
export const createEvent = async (
  services: SandboxServices,
  scope: CartScope,
  input: EventInput,
  intent: Intent,
): Promise<WireEvent> => {
  if (scope.principal.kind === "guest") throw forbidden("Only registered shoppers may create an event list.")
  const { name, date } = requireEvent(scope, input)
  const { storage, ports } = services
  return storage.transaction((work) =>
    idempotently(
      work,
      scope,
      intent,
      { write: (event: WireEvent) => JSON.stringify(event), read: readWireEvent },
      async () => {
        await lockLists(work, scope)
        const events = await readLists(work.db, scope, true)
        if (events.some(({ name_key }) => name_key === nameKey(name)))
          throw refused("_ERR_WISHLIST_NAME_TAKEN", "Another event has this name.", [name])
        const items = await requestedItems(work.db, scope, input)
        const fields = {
          name,
          isEvent: true,
          wishlistKind: "G",
          wishlistType: EVENT_TYPE,
          pin: input.eventAccessCode?.toUpperCase() ?? newCode(ports),
          eventDate: date,
        } as const
        const coming = events.filter(
          ({ event_date }) => (event_date ?? "") >= storeDate(scope.store.countryCode, scope.now),
        )
        const list = await insertList(work, ports, scope, fields, coming.length)
        await setItemQuantities(work, list.list_id, items, MAX_ITEMS)
        return presentEvent(work.db, scope, list, "owner")
      },
    ),
  )
}

/** Presents an event list in the shape of the contract; amounts are today's. */
export const presentEvent = async (
  db: Kysely<Database>,
  { store, language }: Pick<CartScope, "store" | "language">,
  list: ListRow,
  viewer: Viewer,
): Promise<WireEvent> => {
  const items = await readItems(db, [list.list_id])
  const products = await readListedProducts(db, store.id, language.id, items)
  const eventItems = items.flatMap((item) => {
    const { sku, price = 0, name, image } = products.get(item.catentry_id) ?? {}
    return sku === undefined
      ? []
      : [
          {
            partNumber: sku,
            quantity: item.quantity,
            amount: price * item.quantity,
            ...(name === undefined ? {} : { name }),
            ...(image === undefined ? {} : { image }),
            unitsBought: item.bought,
          },
        ]
  })
  return {
    eventId: String(list.list_id),
    eventName: list.name,
    eventDate: list.event_date ?? "",
    ...(viewer === "visitor" || list.pin === null ? {} : { eventAccessCode: list.pin }),
    totals: {
      units: eventItems.reduce((sum, { quantity }) => sum + quantity, 0),
      unitsBought: eventItems.reduce((sum, { unitsBought }) => sum + unitsBought, 0),
      amount: eventItems.reduce((sum, { amount }) => sum + amount, 0),
    },
    eventItems,
  }
}

const requireEvent = (
  { store, now }: CartScope,
  { eventName, eventDate }: EventInput,
): { readonly name: string; readonly date: string } => {
  const missing = Object.entries({ eventName, eventDate }).filter(([, value]) => value === undefined)
  if (eventName === undefined || eventDate === undefined)
    throw invalidInput(
      missing.map(([field]) => ({ field, rule: "required", message: `${field} is required for a new event list.` })),
    )
  if (eventDate < storeDate(store.countryCode, now)) {
    throw notAcceptable("_ERR_EVENT_DATE_PAST", "The day of the event is over.", [
      { field: "eventDate", rule: "past", message: "eventDate must not be in the past." },
    ])
  }
  return { name: requireName("eventName", eventName), date: eventDate }
}

/**
 * Returns the items with their catalogue entries. Fails with 404 for an unknown part number, 409 where an amount
 * differs from the shop's.
 */
const requestedItems = async (
  db: Kysely<Database>,
  { store, language }: CartScope,
  { eventItems, totals }: EventInput,
) => {
  const sellables = await readSellables(
    db,
    store.id,
    language.id,
    eventItems.map(({ partNumber }) => partNumber),
  )
  let units = 0
  let sum = 0
  const items = eventItems.map(({ partNumber, quantity, amount }) => {
    const sellable = sellables.get(partNumber)
    if (sellable === undefined) throw notFound("There is no such part number in this store.", partNumber)
    if (amount !== undefined && amount !== sellable.price * quantity) throw totalsChanged(sellable.price * quantity)
    units += quantity
    sum += sellable.price * quantity
    return { catentryId: sellable.catentryId, productId: sellable.productId, categoryId: sellable.categoryId, quantity }
  })
  if (totals !== undefined && (totals.units !== units || totals.amount !== sum)) throw totalsChanged(sum)
  return items
}

const totalsChanged = (amount: number) =>
  refused("_ERR_TOTALS_CHANGED", "The amounts are not the shop's own: show them again.", [String(amount)])

const newCode = ({ random }: SandboxPorts): string =>
  [...random(CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length] ?? "").join("")

// Only `presentEvent` writes the value.
const isWireEvent = (value: unknown): value is WireEvent =>
  typeof value === "object" && value !== null && "eventId" in value

const readWireEvent = (text: string): WireEvent => {
  const value: unknown = parseStored(text)
  if (!isWireEvent(value)) throw new Error("A stored response is damaged.")
  return value
}
