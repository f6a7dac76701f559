import type { PickupLocation } from "../shared/PickupLocation.ts"

/**
 * Days between which an order arrives: calendar dates of the store `YYYY-MM-DD`, and the same as a format writes them.
 */
export interface ShippingDays {
  readonly shippingMethodId: string
  readonly earliest: string
  readonly latest: string
  readonly earliestText?: string
  readonly latestText?: string
}

/** Hours of the day in which parcels are brought: wall-clock times `HH:MM` of the store (ruling R23). */
export interface DeliveryHours {
  readonly id: string
  readonly name: string
  readonly fromTime: string
  readonly toTime: string
  /** Days of the week, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
}

/** Hours of one day that can be chosen for a delivery. */
export interface ShippingRange {
  readonly id: string
  readonly name: string
  /** Calendar date of the store `YYYY-MM-DD`. */
  readonly date: string
  readonly fromTime: string
  readonly toTime: string
}

/** Parts of a chosen delivery that change; what is absent stays. */
export interface ShippingChanges {
  readonly shippingMethodId?: string
  readonly addressId?: string
  readonly place?: PickupLocation
  readonly rangeId?: string
}
