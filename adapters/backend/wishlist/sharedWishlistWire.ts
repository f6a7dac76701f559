import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { SharedLists, SponsorList } from "../../../application/wishlist/SharedWishlistGateway.ts"
import type { components } from "../../../contracts/generated/wishlists.d.ts"
import type { EventPurchase, EventWishlist, NewEvent } from "../../../domain/wishlist/EventWishlist.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, OrderIdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { toWishlist, WishlistWire } from "./wishlistWire.ts"

type Schemas = components["schemas"]

const EventWishlistWire = Schema.Struct({
  eventId: IdWire,
  eventName: Schema.String,
  eventDate: Schema.String,
  eventAccessCode: nullish(Schema.String),
  totals: Schema.Struct({ units: Schema.Int, unitsBought: nullish(Schema.Int), amount: MoneyWire }),
  eventItems: Schema.Array(
    Schema.Struct({
      partNumber: SkuWire,
      quantity: Schema.Int,
      amount: nullish(MoneyWire),
      name: nullish(Schema.String),
      image: nullish(ImageWire),
      unitsBought: nullish(Schema.Int),
    }),
  ),
  orderId: nullish(OrderIdWire),
})

const EventOrderWire = Schema.Struct({ orderId: OrderIdWire })
const FoundWishlistsWire = Schema.Struct({ wishLists: Schema.Array(WishlistWire) })
const SharedListsWire = Schema.Struct({
  wishLists: Schema.Array(WishlistWire),
  eventLists: Schema.Array(EventWishlistWire),
})
const SponsorListsWire = Schema.Struct({
  sponsorLists: Schema.Array(
    Schema.Struct({ teenUserId: IdWire, firstName: Schema.String, wishLists: Schema.Array(WishlistWire) }),
  ),
})
const SaleInfoWire = Schema.Struct({
  stores: Schema.Array(Schema.Struct({ storeId: IdWire, isOnSale: Schema.Boolean, catentryIds: Schema.Array(IdWire) })),
})

export type SharedWishlistContractChecks = [
  AssertAccepts<typeof EventWishlistWire, Schemas["EventWishlist"]>,
  AssertAccepts<typeof EventOrderWire, Schemas["EventOrder"]>,
  AssertAccepts<typeof FoundWishlistsWire, Schemas["FoundWishlists"]>,
  AssertAccepts<typeof SharedListsWire, Schemas["SharedLists"]>,
  AssertAccepts<typeof SponsorListsWire, Schemas["SponsorLists"]>,
  AssertAccepts<typeof SaleInfoWire, Schemas["WishlistsSaleInfo"]>,
]

export const decodeEventWishlist = bodyDecoder(EventWishlistWire)
export const decodeEventOrder = bodyDecoder(EventOrderWire)
export const decodeFoundWishlists = bodyDecoder(FoundWishlistsWire)
export const decodeSharedLists = bodyDecoder(SharedListsWire)
export const decodeSponsorLists = bodyDecoder(SponsorListsWire)
export const decodeSaleInfo = bodyDecoder(SaleInfoWire)

/** Returns the event list with amounts in the store's currency. */
export function toEventWishlist(currencyCode: string): (wire: typeof EventWishlistWire.Type) => EventWishlist {
  const money = moneyIn(currencyCode)
  return (wire) => ({
    id: wire.eventId,
    name: wire.eventName,
    date: wire.eventDate,
    ...whenDefined(wire.eventAccessCode, (code) => ({ accessCode: Redacted.make(code) })),
    units: wire.totals.units,
    unitsBought: wire.totals.unitsBought ?? 0,
    amount: money(wire.totals.amount),
    items: wire.eventItems.map((item) => ({
      partNumber: item.partNumber,
      quantity: item.quantity,
      ...whenDefined(item.amount, (amount) => ({ amount: money(amount) })),
      ...whenDefined(item.name, (name) => ({ name })),
      ...whenDefined(item.image, (image) => ({ image: toImage(image) })),
      unitsBought: item.unitsBought ?? 0,
    })),
    ...whenDefined(wire.orderId, (orderId) => ({ orderId })),
  })
}

/** A new event list, or a purchase from one. Amounts belong to the backend and are not sent. */
export function fromEvent(event: NewEvent | EventPurchase): Schemas["EventWishlistInput"] {
  return {
    ...("eventId" in event ? { eventId: event.eventId } : { eventName: event.name, eventDate: event.date }),
    ...whenDefined(event.accessCode, (code) => ({ eventAccessCode: Redacted.value(code) })),
    eventItems: event.items.map(({ partNumber, quantity }) => ({ partNumber, quantity })),
  }
}

export function toSharedLists(currencyCode: string): (wire: typeof SharedListsWire.Type) => SharedLists {
  return ({ wishLists, eventLists }) => ({
    wishlists: wishLists.map(toWishlist(currencyCode)),
    events: eventLists.map(toEventWishlist(currencyCode)),
  })
}

export function toSponsorLists(currencyCode: string): (wire: typeof SponsorListsWire.Type) => readonly SponsorList[] {
  return ({ sponsorLists }) =>
    sponsorLists.map(({ teenUserId, firstName, wishLists }) => ({
      teenUserId,
      firstName,
      wishlists: wishLists.map(toWishlist(currencyCode)),
    }))
}
