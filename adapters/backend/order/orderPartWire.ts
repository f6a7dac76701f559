import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { OrderWithParts } from "../../../domain/order/OrderWithParts.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { RepayInfoWire, toRepayInfo } from "../http/wire/RepayInfoWire.ts"
import { OrderWire, toOrder } from "./orderWire.ts"

const PartWire = Schema.Struct({
  id: IdWire,
  status: Schema.String,
  items: Schema.Array(Schema.Struct({ orderitemId: IdWire, quantity: Schema.Int })),
  totalProduct: MoneyWire,
  isCancellable: Schema.Boolean,
  shippingMethodName: nullish(Schema.String),
  shippingPrice: nullish(MoneyWire),
  deliveryDateInfo: nullish(Schema.Struct({ minDate: nullish(Schema.String), maxDate: nullish(Schema.String) })),
})

const RefundWire = Schema.Struct({
  amount: MoneyWire,
  kind: Schema.String,
  suborderId: nullish(IdWire),
  creationDate: Schema.String,
})

/** An order with its parts and refunds. */
export const OrderInPartsWire = Schema.Struct({
  ...OrderWire.fields,
  suborders: nullish(Schema.Array(PartWire)),
  refunds: nullish(Schema.Array(RefundWire)),
  repayInfo: nullish(RepayInfoWire),
})

export type OrderPartContractCheck = AssertAccepts<typeof OrderInPartsWire, components["schemas"]["Order"]>

export const decodeOrderInParts = bodyDecoder(OrderInPartsWire)

/** Returns the order, its parts and refunds; amounts are in its own currency, else the store's. */
export function toOrderInParts(storeCurrencyCode: string): (wire: typeof OrderInPartsWire.Type) => OrderWithParts {
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
          ...whenDefined(shippingMethodName, (shippingName) => ({ shippingName })),
          ...whenDefined(shippingPrice, (price) => ({ shippingPrice: money(price) })),
          ...whenDefined(deliveryDateInfo?.minDate, (earliest) => ({ earliest })),
          ...whenDefined(deliveryDateInfo?.maxDate, (latest) => ({ latest })),
        }),
      ),
      refunds: (wire.refunds ?? []).map(({ amount, kind, suborderId, creationDate }) => ({
        amount: money(amount),
        isVoid: kind === "VOIDED",
        ...whenDefined(suborderId, (partId) => ({ partId })),
        decidedAt: creationDate,
      })),
      ...whenDefined(wire.repayInfo, (repay) => ({ repay: toRepayInfo(repay) })),
    }
  }
}
