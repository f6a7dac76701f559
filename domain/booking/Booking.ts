import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Sku } from "../shared/Sku.ts"

/** Units of a catalogue entry to reserve in a physical store. */
export interface BookingItem {
  readonly catentryId: string
  readonly physicalStoreId: string
  /** Whole number from 1 to 10. */
  readonly units: number
}

/** A booking request. */
export interface BookingDraft {
  readonly fullName: string
  readonly phoneNumber: string
  readonly email: string
  /** At most 256 characters. */
  readonly observations?: string
  /** Policy types; must include 1 privacy. */
  readonly acceptedPolicies: readonly number[]
  readonly items: readonly BookingItem[]
}

const STATUSES = ["BOOKED", "COLLECTED", "CANCELLED", "EXPIRED"] as const

/** Items are reserved only while `BOOKED`; an unknown status counts as `ENDED` (R26). */
export type BookingStatus = (typeof STATUSES)[number] | "ENDED"

/** Returns the status of a wire value. */
export function bookingStatus(word: string): BookingStatus {
  return STATUSES.find((status) => status === word) ?? "ENDED"
}

/** Items reserved for a customer in a physical store. */
export interface Booking {
  readonly id: string
  readonly status: BookingStatus
  /** ISO 8601 with offset, as is the next one. */
  readonly bookedAt: string
  /** When the reservation ends. */
  readonly keptUntil: string
  readonly fullName: string
  readonly phoneNumber: string
  readonly email: string
  readonly observations?: string
  readonly items: readonly (BookingItem & {
    readonly sku: Sku
    readonly physicalStoreName: string
    readonly name: string
    readonly size?: string
    readonly color?: string
    readonly image?: ProductImage
  })[]
}
