import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { OrderInParts } from "../../../domain/order/OrderPart.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { RepayInfoWire, toRepayInfo } from "../http/wire/RepayInfoWire.ts"
import { OrderWire, toOrder } from "./orderWire.ts"

const PartWire = Schema.Struct({
  id: IdWire,
  status: Schema.String,
  items: Schema.Array(Schema.Struct({ orderitemId: IdWire, quantity: Schema.Int })),
  totalProduct: MoneyWire,
  isCancellable: Schema.Boolean,
  shippingMethodName: maybe(Schema.String),
  shippingPrice: maybe(MoneyWire),
  deliveryDateInfo: maybe(Schema.Struct({ minDate: maybe(Schema.String), maxDate: maybe(Schema.String) })),
})

const RefundWire = Schema.Struct({
  amount: MoneyWire,
  kind: Schema.String,
  suborderId: maybe(IdWire),
  creationDate: Schema.String,
})

/** An order with its parts and what went back. */
export const OrderInPartsWire = Schema.Struct({
  ...OrderWire.fields,
  suborders: maybe(Schema.Array(PartWire)),
  refunds: maybe(Schema.Array(RefundWire)),
  repayInfo: maybe(RepayInfoWire),
})

export type OrderPartSeam = Accepts<typeof OrderInPartsWire, components["schemas"]["Order"]>

export const orderInPartsAnswer = answerSchema(OrderInPartsWire)

/** The order, its parts and refunds; amounts in its own currency, the store's where it names none. */
export function toOrderInParts(storeCurrencyCode: string): (wire: typeof OrderInPartsWire.Type) => OrderInParts {
  const orderOf = toOrder(storeCurrencyCode)
  return (wire) => {
    const money = moneyIn(wire.currencyCode ?? storeCurrencyCode)
    return {
      order: orderOf(wire),
      parts: (wire.suborders ?? []).map(
        ({ id, status, items, totalProduct, isCancellable, shippingMethodName, shippingPrice, deliveryDateInfo }) => ({
          id,
          status,
          lines: items.map(({ orderitemId, quantity }) => ({ orderItemId: orderitemId, quantity })),
          totalProduct: money(totalProduct),
          isCancellable,
          ...given(shippingMethodName, (shippingName) => ({ shippingName })),
          ...given(shippingPrice, (price) => ({ shippingPrice: money(price) })),
          ...given(deliveryDateInfo?.minDate, (earliest) => ({ earliest })),
          ...given(deliveryDateInfo?.maxDate, (latest) => ({ latest })),
        }),
      ),
      refunds: (wire.refunds ?? []).map(({ amount, kind, suborderId, creationDate }) => ({
        amount: money(amount),
        isVoid: kind === "VOIDED",
        ...given(suborderId, (partId) => ({ partId })),
        decidedAt: creationDate,
      })),
      ...given(wire.repayInfo, (repay) => ({ repay: toRepayInfo(repay) })),
    }
  }
}
