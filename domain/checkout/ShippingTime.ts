import type { PickupLocation } from "../shared/PickupLocation.ts"

/** Range of arrival days: calendar dates of the store `YYYY-MM-DD`, and the same formatted. */
export interface ShippingDays {
  readonly shippingMethodId: string
  readonly earliest: string
  readonly latest: string
  readonly earliestText?: string
  readonly latestText?: string
}

/** Delivery hours of a day: local times `HH:MM` of the store (R23). */
export interface DeliveryHours {
  readonly id: string
  readonly name: string
  readonly fromTime: string
  readonly toTime: string
  /** Days of the week, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
}

/** A delivery time slot of one day. */
export interface ShippingRange {
  readonly id: string
  readonly name: string
  /** Calendar date of the store `YYYY-MM-DD`. */
  readonly date: string
  readonly fromTime: string
  readonly toTime: string
}

/** Changes of a chosen delivery; absent parts stay unchanged. */
export interface ShippingChanges {
  readonly shippingMethodId?: string
  readonly addressId?: string
  readonly place?: PickupLocation
  readonly rangeId?: string
}
