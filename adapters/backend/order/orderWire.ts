import * as Schema from "effect/Schema"
import type { components, operations } from "../../../contracts/generated/orders.d.ts"
import type { Order, OrderPayment, OrderSummary } from "../../../domain/order/Order.ts"
import type { OrderSearch } from "../../../domain/order/OrderSearch.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { AddressWire, toAddress } from "../http/wire/AddressWire.ts"
import { pickupPointFields, toPickupPoint } from "../http/wire/PickupPointWire.ts"
import { CartItemWire, toCartItem } from "../http/wire/CartItemWire.ts"
import { GiftInfoWire, toGiftInfo } from "../http/wire/GiftInfoWire.ts"
import { OrderIdWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { toOrigin, toWishes, wishFields } from "./purchaseWishesWire.ts"
import { toTotals, totalsFields } from "../http/wire/TotalsWire.ts"

const PaymentWire = Schema.Struct({
  name: Schema.String,
  kind: nullish(Schema.String),
  amount: nullish(MoneyWire),
  maskedNumber: nullish(Schema.String),
})

export const OrderWire = Schema.Struct({
  id: OrderIdWire,
  status: Schema.String,
  creationDate: Schema.String,
  ...totalsFields,
  currencyCode: nullish(Schema.String),
  payment: Schema.Array(PaymentWire),
  items: Schema.Array(CartItemWire),
  shippingMethodName: nullish(Schema.String),
  shippingBundle: nullish(
    Schema.Struct({
      ...pickupPointFields,
      deliveryDateInfo: nullish(Schema.Struct({ minDate: nullish(Schema.String), maxDate: nullish(Schema.String) })),
    }),
  ),
  address: nullish(AddressWire),
  email: nullish(Schema.String),
  giftInfo: nullish(GiftInfoWire),
  billingAddress: nullish(AddressWire),
  ...wishFields,
})

export const OrderConfirmationWire = Schema.Struct({ order: OrderWire })

export const OrderListWire = Schema.Struct({
  totalCount: nullish(Schema.Int),
  index: nullish(Schema.Int),
  orders: Schema.Array(
    Schema.Struct({
      id: OrderIdWire,
      status: Schema.String,
      creationDate: Schema.String,
      totalOrder: MoneyWire,
      payment: Schema.Array(PaymentWire),
      itemCount: nullish(Schema.Int),
      images: nullish(Schema.Array(ImageWire)),
    }),
  ),
})

type Schemas = components["schemas"]
/** Filter and position of an order list. */
export type OrderListQuery = Pick<
  NonNullable<operations["listOrders"]["parameters"]["query"]>,
  "startDate" | "endDate" | "index" | "howMany" | "status"
>
export type OrderContractChecks = [
  AssertAccepts<typeof OrderWire, Schemas["Order"]>,
  AssertAccepts<typeof OrderConfirmationWire, Schemas["OrderConfirmation"]>,
  AssertAccepts<typeof OrderListWire, Schemas["OrderList"]>,
]

export const decodeOrder = bodyDecoder(OrderWire)
export const decodeOrderConfirmation = bodyDecoder(OrderConfirmationWire)
export const decodeOrderList = bodyDecoder(OrderListWire)

/** Returns the order; amounts are in its own currency, else the store's. */
export function toOrder(storeCurrencyCode: string): (wire: typeof OrderWire.Type) => Order {
  return (wire) => {
    const currencyCode = wire.currencyCode ?? storeCurrencyCode
    const dates = wire.shippingBundle?.deliveryDateInfo
    return {
      id: wire.id,
      status: wire.status,
      placedAt: wire.creationDate,
      items: wire.items.map(toCartItem(currencyCode)),
      ...toTotals(wire, currencyCode),
      payments: toPayments(wire.payment, wire.totalOrder, currencyCode),
      ...whenDefined(wire.shippingMethodName, (shippingName) => ({ shippingName })),
      ...whenDefined(toPickupPoint(wire.shippingBundle ?? {}), (collectedAt) => ({ collectedAt })),
      ...whenDefined(dates?.minDate, (earliest) => ({ earliest })),
      ...whenDefined(dates?.maxDate, (latest) => ({ latest })),
      ...whenDefined(wire.address, (address) => ({ address: toAddress(address) })),
      ...whenDefined(wire.email, (email) => ({ email })),
      ...whenDefined(wire.giftInfo, (gift) => ({ giftInfo: toGiftInfo(gift) })),
      ...whenDefined(wire.billingAddress, (billing) => ({ billing: toAddress(billing) })),
      ...whenDefined(toWishes(wire), (wishes) => ({ wishes })),
      ...whenDefined(toOrigin(wire), (origin) => ({ origin })),
    }
  }
}

export function fromOrderSearch({ status, year, index, howMany }: OrderSearch): OrderListQuery {
  return {
    index,
    howMany,
    ...whenDefined(status, (name) => ({ status: name })),
    ...whenDefined(year, (number) => ({ startDate: `${number}-01-01`, endDate: `${number}-12-31` })),
  }
}

export function toOrderSummaries(currencyCode: string): (wire: typeof OrderListWire.Type) => readonly OrderSummary[] {
  const money = moneyIn(currencyCode)
  return ({ orders }) =>
    orders.map((order) => ({
      id: order.id,
      status: order.status,
      placedAt: order.creationDate,
      totalOrder: money(order.totalOrder),
      payments: toPayments(order.payment, order.totalOrder, currencyCode),
      ...whenDefined(order.itemCount, (units) => ({ units })),
      images: (order.images ?? []).map(toImage),
    }))
}

const GIFT_CARD = "giftcard"

/** A single payment without an amount paid the whole total. */
function toPayments(
  payments: readonly (typeof PaymentWire.Type)[],
  totalOrder: number,
  currencyCode: string,
): readonly OrderPayment[] {
  const money = moneyIn(currencyCode)
  return payments.map(({ name, kind, amount, maskedNumber }) => ({
    name,
    ...(kind === GIFT_CARD ? { isGiftCard: true } : {}),
    ...whenDefined(maskedNumber, (masked) => ({ maskedNumber: masked })),
    amount: money(amount ?? (payments.length === 1 ? totalOrder : 0)),
  }))
}
