import type { CartScope } from "../../cart/CartScope.ts"
import { presentLines, presentPromotions, presentTotals } from "../../cart/presentCart.ts"
import { readGiftInfo } from "../../cart/storedJson.ts"
import { methodName } from "../../cart/shipping/shippingMethods.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { WireOrder } from "../../order-records/OrderDocument.ts"
import { deliveryOf } from "./deliveryOf.ts"
import { ownCart } from "./ownCart.ts"

/** Returns the order that would result from the open cart now. */
export const previewOrder = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
): Promise<WireOrder> => {
  const { store, language, now } = scope
  const reading = await ownCart(services, scope, orderId)
  const { cart, shipping } = reading
  const address = await deliveryOf(services, scope, reading)
  const promotion = presentPromotions(reading, language)
  const giftInfo = readGiftInfo(cart.gift_info)
  const shippingMethodName = shipping === undefined ? undefined : methodName(shipping.shippingMethodId, language)
  return {
    id: orderId,
    storeId: store.id,
    status: "PREVIEW",
    creationDate: new Date(now).toISOString(),
    ...presentTotals(reading, store, language),
    ...(promotion.length === 0 ? {} : { promotion }),
    currencyCode: store.currencyCode,
    payment: [],
    items: presentLines(reading, store, language),
    ...(shipping === undefined ? {} : { shippingBundle: shipping }),
    ...(shippingMethodName === undefined ? {} : { shippingMethodName }),
    ...(address === undefined ? {} : { address }),
    ...(address?.email === undefined ? {} : { email: address.email }),
    ...(giftInfo === undefined ? {} : { giftInfo: { id: String(cart.gift_info_id), ...giftInfo } }),
  }
}
