import type { components } from "../../generated/orders.d.ts"
import { byOrigin, WAREHOUSE } from "../cart/shipping/origins.ts"
import { isSentByEmail } from "../catalog/gift-cards/giftCardCatalogue.ts"
import type { OrderDocument } from "../order-records/OrderDocument.ts"

type WireOrigin = components["schemas"]["StockOriginDelivery"]

/** One suborder: the units that one stock origin ships. */
export interface StockOrigin {
  readonly suborderId: string
  readonly ffmId: string
  readonly ffmTypeId: string
  readonly stockSourceCode: string
  readonly units: readonly { readonly orderitemId: string; readonly quantity: number }[]
  /** Its delivery, where the order has one per suborder. */
  readonly delivery?: Pick<WireOrigin, "shippingMethodId" | "shippingPrice" | "deliveryDateInfo">
}

/**
 * Splits an order into the parts it is shipped in, always in the same order and each with its own id (the order's id
 * and two digits).
 *
 * *Details.* Uses the order's delivery (deliveryInfoByStockOrigin) where that covers every physical line completely.
 * Otherwise customized and tailored items come from the workshop and everything else from the warehouse. Virtual gift
 * cards are a part of their own, which is sent by mail.
 */
export const stockOrigins = ({ id, items, shippingBundle }: OrderDocument): readonly StockOrigin[] => {
  const chosen = shippingBundle?.deliveryInfoByStockOrigin ?? []
  const mailed = items.filter(({ sku }) => isSentByEmail([{ sku }]))
  const sent = items.filter((item) => !mailed.includes(item))
  const parts =
    chosen.length > 0 && coversAllItems(chosen, sent)
      ? [...chosen.map(named), ...splitByOrigin(mailed)]
      : splitByOrigin(items)
  return parts.map((part, index) => ({ suborderId: `${id}${String(index + 1).padStart(2, "0")}`, ...part }))
}

const named = ({
  ffmId,
  ffmTypeId,
  stockSourceCode,
  orderitemsInfo,
  shippingMethodId,
  shippingPrice,
  deliveryDateInfo,
}: WireOrigin) => ({
  ffmId: ffmId ?? WAREHOUSE.ffmId,
  ffmTypeId: ffmTypeId ?? WAREHOUSE.ffmTypeId,
  stockSourceCode: stockSourceCode ?? WAREHOUSE.stockSourceCode,
  units: orderitemsInfo ?? [],
  delivery: {
    ...(shippingMethodId === undefined ? {} : { shippingMethodId }),
    ...(shippingPrice === undefined ? {} : { shippingPrice }),
    ...(deliveryDateInfo === undefined ? {} : { deliveryDateInfo }),
  },
})

/** Whether the parts hold exactly the units of the order. */
const coversAllItems = (parts: readonly WireOrigin[], items: OrderDocument["items"]): boolean => {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]))
  for (const { orderitemId, quantity } of parts.flatMap(({ orderitemsInfo }) => orderitemsInfo ?? [])) {
    left.set(orderitemId, (left.get(orderitemId) ?? 0) - quantity)
  }
  return (
    parts.every(({ orderitemsInfo }) => (orderitemsInfo ?? []).length > 0) &&
    [...left.values()].every((units) => units === 0)
  )
}

const splitByOrigin = (items: OrderDocument["items"]) =>
  byOrigin(items, ({ sku, isCustomized, tailoringModel }) => ({
    sku,
    isCustomizedLine: isCustomized === true || tailoringModel !== undefined,
  })).map(({ origin, lines }) => ({
    ...origin,
    units: lines.map(({ id, quantity }) => ({ orderitemId: id, quantity })),
    ...(origin.ffmId === "mail" ? { delivery: { shippingMethodId: "email" } } : {}),
  }))
