import type { components } from "../../../generated/orders.d.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import type { CartReading } from "../../cart/readCart.ts"
import { isSentByEmail } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { deliveryOf } from "./deliveryOf.ts"
import { ownCart } from "./ownCart.ts"

type OrderValidation = components["schemas"]["OrderValidation"]
type OrderProblem = components["schemas"]["OrderProblem"]

/** Returns every reason why the open cart cannot be purchased now, with the keys of the checkout's refusals. */
export const validateOrder = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
): Promise<OrderValidation> => {
  const reading = await ownCart(services, scope, orderId)
  const hasDelivery =
    isSentByEmail(reading.lines.map(({ row }) => row)) || (await deliveryOf(services, scope, reading)) !== undefined
  const problems: readonly OrderProblem[] = [
    ...(reading.lines.length === 0 ? [{ key: "_ERR_EMPTY_CART" }] : []),
    ...lineProblems(reading),
    ...(hasDelivery ? [] : [missingDelivery(reading)]),
    ...reading.promotions
      .filter(({ counts }) => !counts)
      .map(({ promotion }) => ({ key: "_ERR_PROMO_CODE_NOT_VALID", params: [promotion.code] })),
  ]
  return { isValid: problems.length === 0, totalOrder: reading.price.totalOrder, problems }
}

const missingDelivery = ({ shipping }: CartReading): OrderProblem => {
  const point = shipping?.physicalStoreId ?? shipping?.droppointId
  return point === undefined ? { key: "_ERR_SHIPPING_NOT_SET" } : { key: "_ERR_SHIPPING_POINT_GONE", params: [point] }
}

/** Units are summed over all lines of a sku, as in the checkout. */
const lineProblems = ({ lines }: CartReading): readonly OrderProblem[] => {
  const wanted = new Map<string, number>()
  return lines.flatMap(({ row, sellable }): readonly OrderProblem[] => {
    const orderItemId = String(row.line_id)
    if (sellable === undefined) return [{ key: "LINE_NO_BUYABLE", orderItemId }]
    const quantity = (wanted.get(row.sku) ?? 0) + row.quantity
    wanted.set(row.sku, quantity)
    const available = sellable.isBuyable ? sellable.units : 0
    return available < quantity ? [{ key: "_ERR_NO_STOCK", orderItemId, params: [row.sku, String(available)] }] : []
  })
}
