import type { Money } from "../shared/Money.ts"

/** A way to have an order delivered. */
export interface ShippingMethod {
  readonly id: string
  /** Wire word such as `delivery`. */
  readonly kind: string
  readonly name: string
  readonly description?: string
  readonly price: Money
  /** Calendar dates `YYYY-MM-DD` of the earliest and latest arrival. */
  readonly earliest?: string
  readonly latest?: string
}

/** What a shopper chose for delivery to an address. */
export interface ShippingChoice {
  readonly shippingMethodId: string
  readonly kind: string
  readonly addressId: string
}
