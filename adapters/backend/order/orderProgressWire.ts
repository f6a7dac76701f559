import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { LiveOrders, OrderAction, OrderCollection, PlacedOrder } from "../../../domain/order/OrderProgress.ts"
import type { Store } from "../../../domain/store/Store.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { AddressWire, toAddress } from "../http/wire/AddressWire.ts"
import { pickupPointFields, toPickupPoint } from "../http/wire/PickupPointWire.ts"
import { OrderIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { InvoiceWire, toInvoice } from "./invoiceWire.ts"
import { OrderInPartsWire, toOrderInParts } from "./orderPartWire.ts"

export const PlacedOrderWire = Schema.Struct({
  order: OrderInPartsWire,
  paymentStatus: Schema.String,
  guestToken: nullish(Schema.String),
  ticketToken: Schema.String,
  actions: Schema.Array(Schema.String),
  invoices: nullish(Schema.Array(InvoiceWire)),
})

export const CollectionWire = Schema.Struct({
  isClickAndCollect: Schema.Boolean,
  ...pickupPointFields,
  address: nullish(AddressWire),
  status: nullish(Schema.String),
  pickupCode: nullish(Schema.String),
  keptUntil: nullish(Schema.String),
})

export const LiveOrdersWire = Schema.Struct({
  total: Schema.Int,
  states: Schema.Array(Schema.Struct({ status: Schema.String, count: Schema.Int })),
  nextDelivery: nullish(Schema.String),
  latestOrderId: nullish(OrderIdWire),
})

type Schemas = components["schemas"]
export type OrderProgressContractChecks = [
  AssertAccepts<typeof PlacedOrderWire, Schemas["NewOrderConfirmation"]>,
  AssertAccepts<typeof CollectionWire, Schemas["ClickAndCollect"]>,
  AssertAccepts<typeof LiveOrdersWire, Schemas["LiveOrdersSummary"]>,
]

export const decodePlacedOrder = bodyDecoder(PlacedOrderWire)
export const decodeCollection = bodyDecoder(CollectionWire)
export const decodeLiveOrders = bodyDecoder(LiveOrdersWire)

const ACTIONS: readonly OrderAction[] = ["CANCEL", "CHANGE_ADDRESS", "INVOICE", "TICKET"]

export function toPlacedOrder(
  store: Pick<Store, "currency" | "configuration">,
): (wire: typeof PlacedOrderWire.Type) => PlacedOrder {
  const orderOf = toOrderInParts(store)
  const invoiceOf = toInvoice(store.currency.currencyCode)
  return ({ order, paymentStatus, guestToken, ticketToken, actions, invoices }) => ({
    ...orderOf(order),
    paymentStatus,
    ...whenDefined(guestToken, (token) => ({ guestToken: Redacted.make(token) })),
    ticketToken: Redacted.make(ticketToken),
    actions: ACTIONS.filter((action) => actions.includes(action)),
    ...whenDefined(invoices, (all) => ({ invoices: all.map(invoiceOf) })),
  })
}

/** `undefined` for an order that is shipped, and for one without a named pickup location. */
export function toCollection({
  isClickAndCollect,
  address,
  status,
  pickupCode,
  keptUntil,
  ...named
}: typeof CollectionWire.Type): Option.Option<OrderCollection> {
  const place = toPickupPoint(named)
  if (!isClickAndCollect || place === undefined) return Option.none()
  return Option.some({
    place,
    ...whenDefined(address, (wire) => ({ address: toAddress(wire) })),
    status: status ?? "PREPARING",
    ...whenDefined(pickupCode, (code) => ({ pickupCode: Redacted.make(code) })),
    ...whenDefined(keptUntil, (day) => ({ keptUntil: day })),
  })
}

export function toLiveOrders({ total, states, nextDelivery, latestOrderId }: typeof LiveOrdersWire.Type): LiveOrders {
  return {
    total,
    states,
    ...whenDefined(nextDelivery, (day) => ({ nextDelivery: day })),
    ...whenDefined(latestOrderId, (id) => ({ latestOrderId: id })),
  }
}
