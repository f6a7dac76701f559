import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { groupDeliveryMethods } from "../../domain/checkout/groupDeliveryMethods.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { requireAddress } from "../address/requireAddress.ts"
import { track } from "../analytics/Analytics.ts"
import { rememberCart } from "../cart/CartSnapshot.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { CheckoutGateway } from "./CheckoutGateway.ts"

/**
 * Saves the delivery address and returns its delivery options and, separately, the pickup options.
 *
 * Fails with `AddressRefused` before any call when the address breaks a rule, with one error per field; with a
 * `BackendError` that `requiresCaptcha` when the next attempt needs a captcha.
 */
export const saveDeliveryAddress = Effect.fn("checkout.saveDeliveryAddress")(function* (
  orderId: OrderId,
  address: Address,
  captcha?: SolvedCaptcha,
) {
  const required = yield* requireAddress(address)
  const addresses = yield* AddressGateway
  const saved = yield* addresses.saveAddress(required, captcha)
  return yield* listDeliveryOptions(orderId, saved)
})

/** Returns the delivery options of a saved address with their parcels and, separately, the pickup options. */
export const listDeliveryOptions = Effect.fn("checkout.listDeliveryOptions")(function* <Saved extends Address>(
  orderId: OrderId,
  saved: Saved,
) {
  const gateway = yield* CheckoutGateway
  const { methods, parcels } = yield* gateway.listShippingMethods(orderId, saved.zipCode)
  const { deliveryMethods, pickupMethods } = groupDeliveryMethods(methods)
  return { address: saved, shippingMethods: deliveryMethods, pickupMethods: pickupMethods, parcels }
})

/** Sets the delivery of the order; returns the cart with its new totals. */
export const chooseShipping = Effect.fn("checkout.chooseShipping")(function* (
  orderId: OrderId,
  choice: ShippingChoice,
) {
  const gateway = yield* CheckoutGateway
  const cart = yield* gateway.setShipping(orderId, choice)
  yield* rememberCart(cart)
  yield* track({
    name: "add_shipping_info",
    method: choice.shippingMethodId,
    currency: cart.totalOrder.currencyCode,
    value: cart.totalOrder.minorUnits,
  })
  return cart
})
