import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { LiveOrders, OrderAction, OrderCollection, PlacedOrder } from "../../../domain/order/OrderProgress.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { AddressWire, toAddress } from "../http/wire/AddressWire.ts"
import { collectionPlaceFields, toCollectionPlace } from "../http/wire/CollectionPlaceWire.ts"
import { OrderIdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { InvoiceWire, toInvoice } from "./invoiceWire.ts"
import { OrderInPartsWire, toOrderInParts } from "./orderPartWire.ts"

export const PlacedOrderWire = Schema.Struct({
  order: OrderInPartsWire,
  paymentStatus: Schema.String,
  guestToken: maybe(Schema.String),
  ticketToken: Schema.String,
  actions: Schema.Array(Schema.String),
  invoices: maybe(Schema.Array(InvoiceWire)),
})

export const CollectionWire = Schema.Struct({
  isClickAndCollect: Schema.Boolean,
  ...collectionPlaceFields,
  address: maybe(AddressWire),
  status: maybe(Schema.String),
  pickupCode: maybe(Schema.String),
  keptUntil: maybe(Schema.String),
})

export const LiveOrdersWire = Schema.Struct({
  total: Schema.Int,
  states: Schema.Array(Schema.Struct({ status: Schema.String, count: Schema.Int })),
  nextDelivery: maybe(Schema.String),
  latestOrderId: maybe(OrderIdWire),
})

type Schemas = components["schemas"]
export type OrderProgressSeams = [
  Accepts<typeof PlacedOrderWire, Schemas["NewOrderConfirmation"]>,
  Accepts<typeof CollectionWire, Schemas["ClickAndCollect"]>,
  Accepts<typeof LiveOrdersWire, Schemas["LiveOrdersSummary"]>,
]

export const placedOrderAnswer = answerSchema(PlacedOrderWire)
export const collectionAnswer = answerSchema(CollectionWire)
export const liveOrdersAnswer = answerSchema(LiveOrdersWire)

const ACTIONS: readonly OrderAction[] = ["CANCEL", "CHANGE_ADDRESS", "INVOICE", "TICKET"]

export function toPlacedOrder(storeCurrencyCode: string): (wire: typeof PlacedOrderWire.Type) => PlacedOrder {
  const orderOf = toOrderInParts(storeCurrencyCode)
  const invoiceOf = toInvoice(storeCurrencyCode)
  return ({ order, paymentStatus, guestToken, ticketToken, actions, invoices }) => ({
    ...orderOf(order),
    paymentStatus,
    ...given(guestToken, (token) => ({ guestToken: Redacted.make(token) })),
    ticketToken: Redacted.make(ticketToken),
    actions: ACTIONS.filter((action) => actions.includes(action)),
    ...given(invoices, (all) => ({ invoices: all.map(invoiceOf) })),
  })
}

/** None for an order that is sent, and for one whose place is not named. */
export function toCollection({
  isClickAndCollect,
  address,
  status,
  pickupCode,
  keptUntil,
  ...named
}: typeof CollectionWire.Type): Option.Option<OrderCollection> {
  const place = toCollectionPlace(named)
  if (!isClickAndCollect || place === undefined) return Option.none()
  return Option.some({
    place,
    ...given(address, (wire) => ({ address: toAddress(wire) })),
    status: status ?? "PREPARING",
    ...given(pickupCode, (code) => ({ pickupCode: Redacted.make(code) })),
    ...given(keptUntil, (day) => ({ keptUntil: day })),
  })
}

export function toLiveOrders({ total, states, nextDelivery, latestOrderId }: typeof LiveOrdersWire.Type): LiveOrders {
  return {
    total,
    states,
    ...given(nextDelivery, (day) => ({ nextDelivery: day })),
    ...given(latestOrderId, (id) => ({ latestOrderId: id })),
  }
}
