import type { Money } from "../shared/Money.ts"
import type { ShippingMethod } from "./Shipping.ts"

/** A kind of delivery with its methods, the cheapest first. */
export interface ShippingType {
  /** Wire word such as `delivery`. */
  readonly kind: string
  readonly name: string
  readonly fromPrice: Money
  readonly methods: readonly ShippingMethod[]
}

/** A delivery that the shop proposes, and where it would go. */
export interface ShippingSuggestion {
  readonly method: ShippingMethod
  readonly addressId?: string
}
