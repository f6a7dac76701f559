import type { PickupLocation } from "../shared/PickupLocation.ts"
import type { Money } from "../shared/Money.ts"

/** A way to have an order delivered. */
export interface ShippingMethod {
  readonly id: string
  /** Wire word: `delivery`, `store`, `droppoint`, or `email` for virtual gift cards; one not known is not offered. */
  readonly kind: string
  readonly name: string
  readonly description?: string
  readonly price: Money
  /** Calendar dates `YYYY-MM-DD` of the earliest and latest arrival. */
  readonly earliest?: string
  readonly latest?: string
}

/** How an order goes to an address, or by e-mail to whoever the address names. */
interface DeliveryChoice {
  readonly shippingMethodId: string
  readonly kind: string
  readonly addressId: string
  /** Hours of one day, from the ranges that can be chosen. */
  readonly rangeId?: string
  /** Methods of parcels that go another way than the rest, by where each is sent from. */
  readonly parcels?: Readonly<Record<string, string>>
}

/** How an order is collected; the address says who does it and where bills go. */
interface PickupChoice {
  readonly shippingMethodId: string
  readonly place: PickupLocation
  readonly addressId?: string
}

/** What a shopper chose. */
export type ShippingChoice = DeliveryChoice | PickupChoice
