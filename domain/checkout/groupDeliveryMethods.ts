import type { ShippingMethod } from "./Shipping.ts"

/** Groups shipping methods by required input: an address, or a pickup point. Omits unknown kinds. */
export function groupDeliveryMethods(methods: readonly ShippingMethod[]): {
  readonly deliveryMethods: readonly ShippingMethod[]
  readonly pickupMethods: readonly ShippingMethod[]
} {
  return {
    deliveryMethods: methods.filter(({ kind }) => kind === "delivery" || kind === "email"),
    pickupMethods: methods.filter(({ kind }) => kind === "store" || kind === "droppoint"),
  }
}
