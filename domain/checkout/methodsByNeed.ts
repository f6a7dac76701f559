import type { ShippingMethod } from "./Shipping.ts"

/**
 * Methods of an offer by what they still need: nothing but the address, or a place to collect at. Unknown kinds are
 * left out.
 */
export function methodsByNeed(methods: readonly ShippingMethod[]): {
  readonly toAddress: readonly ShippingMethod[]
  readonly toCollect: readonly ShippingMethod[]
} {
  return {
    toAddress: methods.filter(({ kind }) => kind === "delivery" || kind === "email"),
    toCollect: methods.filter(({ kind }) => kind === "store" || kind === "droppoint"),
  }
}
