import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { Order, OrderPayment, OrderSummary } from "../../../domain/order/Order.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { AddressWire, toAddress } from "../http/wire/AddressWire.ts"
import { collectionPlaceFields, toCollectionPlace } from "../http/wire/CollectionPlaceWire.ts"
import { CartItemWire, toCartItem } from "../http/wire/CartItemWire.ts"
import { GiftInfoWire, toGiftInfo } from "../http/wire/GiftInfoWire.ts"
import { OrderIdWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { toOrigin, toWishes, wishFields } from "./purchaseWishesWire.ts"
import { toTotals, totalsFields } from "../http/wire/TotalsWire.ts"

const PaymentWire = Schema.Struct({ name: Schema.String, amount: maybe(MoneyWire), maskedNumber: maybe(Schema.String) })

export const OrderWire = Schema.Struct({
  id: OrderIdWire,
  status: Schema.String,
  creationDate: Schema.String,
  ...totalsFields,
  currencyCode: maybe(Schema.String),
  payment: Schema.Array(PaymentWire),
  items: Schema.Array(CartItemWire),
  shippingMethodName: maybe(Schema.String),
  shippingBundle: maybe(
    Schema.Struct({
      ...collectionPlaceFields,
      deliveryDateInfo: maybe(Schema.Struct({ minDate: maybe(Schema.String), maxDate: maybe(Schema.String) })),
    }),
  ),
  address: maybe(AddressWire),
  email: maybe(Schema.String),
  giftInfo: maybe(GiftInfoWire),
  billingAddress: maybe(AddressWire),
  ...wishFields,
})

export const OrderConfirmationWire = Schema.Struct({ order: OrderWire })

export const OrderListWire = Schema.Struct({
  orders: Schema.Array(
    Schema.Struct({
      id: OrderIdWire,
      status: Schema.String,
      creationDate: Schema.String,
      totalOrder: MoneyWire,
      payment: Schema.Array(PaymentWire),
      itemCount: maybe(Schema.Int),
      images: maybe(Schema.Array(ImageWire)),
    }),
  ),
})

type Schemas = components["schemas"]
export type OrderSeams = [
  Accepts<typeof OrderWire, Schemas["Order"]>,
  Accepts<typeof OrderConfirmationWire, Schemas["OrderConfirmation"]>,
  Accepts<typeof OrderListWire, Schemas["OrderList"]>,
]

export const orderAnswer = answerSchema(OrderWire)
export const orderConfirmationAnswer = answerSchema(OrderConfirmationWire)
export const orderListAnswer = answerSchema(OrderListWire)

/** The order; amounts in its own currency, the store's where it names none. */
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
      ...given(wire.shippingMethodName, (shippingName) => ({ shippingName })),
      ...given(toCollectionPlace(wire.shippingBundle ?? {}), (collectedAt) => ({ collectedAt })),
      ...given(dates?.minDate, (earliest) => ({ earliest })),
      ...given(dates?.maxDate, (latest) => ({ latest })),
      ...given(wire.address, (address) => ({ address: toAddress(address) })),
      ...given(wire.email, (email) => ({ email })),
      ...given(wire.giftInfo, (gift) => ({ giftInfo: toGiftInfo(gift) })),
      ...given(wire.billingAddress, (billing) => ({ billing: toAddress(billing) })),
      ...given(toWishes(wire), (wishes) => ({ wishes })),
      ...given(toOrigin(wire), (origin) => ({ origin })),
    }
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
      ...given(order.itemCount, (units) => ({ units })),
      images: (order.images ?? []).map(toImage),
    }))
}

/** Payments; a single one without an amount paid for all of it. */
function toPayments(
  payments: readonly (typeof PaymentWire.Type)[],
  totalOrder: number,
  currencyCode: string,
): readonly OrderPayment[] {
  const money = moneyIn(currencyCode)
  return payments.map(({ name, amount, maskedNumber }) => ({
    name,
    ...given(maskedNumber, (masked) => ({ maskedNumber: masked })),
    amount: money(amount ?? (payments.length === 1 ? totalOrder : 0)),
  }))
}
