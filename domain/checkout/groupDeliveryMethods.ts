import type { ShippingMethod } from "./Shipping.ts"

/**
 * Methods of an offer by what they still need: nothing but the address, or a place to collect at. Unknown kinds are
 * left out.
 */
export function groupDeliveryMethods(methods: readonly ShippingMethod[]): {
  readonly deliveryMethods: readonly ShippingMethod[]
  readonly pickupMethods: readonly ShippingMethod[]
} {
  return {
    deliveryMethods: methods.filter(({ kind }) => kind === "delivery" || kind === "email"),
    pickupMethods: methods.filter(({ kind }) => kind === "store" || kind === "droppoint"),
  }
}
