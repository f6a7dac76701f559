import type { PickupLocation } from "../shared/PickupLocation.ts"
import type { Money } from "../shared/Money.ts"

/** A shipping method. */
export interface ShippingMethod {
  readonly id: string
  /**
   * Wire value: `delivery`, `store`, `droppoint`, or `email` for virtual gift cards; methods of unknown kinds are not
   * offered.
   */
  readonly kind: string
  readonly name: string
  readonly description?: string
  readonly price: Money
  /** Calendar dates `YYYY-MM-DD` of the earliest and latest arrival. */
  readonly earliest?: string
  readonly latest?: string
}

/** Delivery to an address, or by email to the person in the address. */
interface DeliveryChoice {
  readonly shippingMethodId: string
  readonly kind: string
  readonly addressId: string
  /** The chosen time slot. */
  readonly rangeId?: string
  /** Shipping methods of parcels that differ from the order's, by origin. */
  readonly parcels?: Readonly<Record<string, string>>
}

/** Pickup of an order; the address has the person who collects it and the billing address. */
interface PickupChoice {
  readonly shippingMethodId: string
  readonly place: PickupLocation
  readonly addressId?: string
}

export type ShippingChoice = DeliveryChoice | PickupChoice
