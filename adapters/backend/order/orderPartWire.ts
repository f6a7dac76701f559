import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { OrderEvent, OrderWithParts } from "../../../domain/order/OrderWithParts.ts"
import { ORDER_EVENTS } from "../../../domain/order/OrderWithParts.ts"
import { trackingLink } from "../../../domain/order/trackingLink.ts"
import type { Store } from "../../../domain/store/Store.ts"
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
  parcel: nullish(
    Schema.Struct({ carrier: Schema.String, trackingNumber: Schema.String, trackingUrl: nullish(Schema.String) }),
  ),
})

const EventWire = Schema.Struct({
  type: Schema.String,
  suborderId: nullish(IdWire),
  creationDate: Schema.String,
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
  events: nullish(Schema.Array(EventWire)),
  repayInfo: nullish(RepayInfoWire),
})

export type OrderPartContractCheck = AssertAccepts<typeof OrderInPartsWire, components["schemas"]["Order"]>

export const decodeOrderInParts = bodyDecoder(OrderInPartsWire)

/**
 * Returns the order, its parts and refunds; amounts are in its own currency, else the store's. Links to carriers that
 * the store does not allow are left out.
 */
export function toOrderInParts({
  currency,
  configuration,
}: Pick<Store, "currency" | "configuration">): (wire: typeof OrderInPartsWire.Type) => OrderWithParts {
  const orderOf = toOrder(currency.currencyCode)
  return (wire) => {
    const money = moneyIn(wire.currencyCode ?? currency.currencyCode)
    const linkOf = (url: string | null | undefined) =>
      typeof url === "string" ? trackingLink(url, configuration, parseAbsolute) : undefined
    return {
      order: orderOf(wire),
      parts: (wire.suborders ?? []).map(
        ({
          id,
          status,
          items,
          totalProduct,
          isCancellable,
          shippingMethodName,
          shippingPrice,
          deliveryDateInfo,
          parcel,
        }) => ({
          id,
          status,
          lines: items.map(({ orderitemId, quantity }) => ({ orderItemId: orderitemId, quantity })),
          totalProduct: money(totalProduct),
          isCancellable,
          ...whenDefined(shippingMethodName, (shippingName) => ({ shippingName })),
          ...whenDefined(shippingPrice, (price) => ({ shippingPrice: money(price) })),
          ...whenDefined(deliveryDateInfo?.minDate, (earliest) => ({ earliest })),
          ...whenDefined(deliveryDateInfo?.maxDate, (latest) => ({ latest })),
          ...whenDefined(parcel, ({ carrier, trackingNumber, trackingUrl }) => ({
            parcel: { carrier, trackingNumber, ...whenDefined(linkOf(trackingUrl), (link) => ({ trackingUrl: link })) },
          })),
        }),
      ),
      refunds: (wire.refunds ?? []).map(({ amount, kind, suborderId, creationDate }) => ({
        amount: money(amount),
        isVoid: kind === "VOIDED",
        ...whenDefined(suborderId, (partId) => ({ partId })),
        decidedAt: creationDate,
      })),
      ...whenDefined(wire.events, (events) => ({ events: events.flatMap(toEvent) })),
      ...whenDefined(wire.repayInfo, (repay) => ({ repay: toRepayInfo(repay) })),
    }
  }
}

/** Parses an absolute address with the platform's parser. */
function parseAbsolute(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** An unknown step is left out. */
function toEvent({ type, suborderId, creationDate }: typeof EventWire.Type): readonly OrderEvent[] {
  const known = ORDER_EVENTS.find((name) => name === type)
  return known === undefined
    ? []
    : [{ type: known, ...whenDefined(suborderId, (partId) => ({ partId })), at: creationDate }]
}
