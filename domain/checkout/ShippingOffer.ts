import type { Money } from "../shared/Money.ts"
import type { ShippingMethod } from "./Shipping.ts"

/** A kind of delivery with its methods, cheapest first. */
export interface ShippingType {
  /** Wire value such as `delivery`. */
  readonly kind: string
  readonly name: string
  readonly fromPrice: Money
  readonly methods: readonly ShippingMethod[]
}

/** A delivery that the backend suggests, with its destination. */
export interface ShippingSuggestion {
  readonly method: ShippingMethod
  readonly addressId?: string
}
