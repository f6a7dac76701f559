import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Sku } from "../shared/Sku.ts"

/** Pieces of a catalogue entry that a physical store shall keep. */
export interface BookingItem {
  readonly catentryId: string
  readonly physicalStoreId: string
  /** Whole number from 1 to 10. */
  readonly units: number
}

/** A booking as a shopper asks for it. */
export interface BookingDraft {
  readonly fullName: string
  readonly phoneNumber: string
  readonly email: string
  /** At most 256 characters. */
  readonly observations?: string
  /** Types of policy; 1 privacy must be among them. */
  readonly acceptedPolicies: readonly number[]
  readonly items: readonly BookingItem[]
}

const STATUSES = ["BOOKED", "COLLECTED", "CANCELLED", "EXPIRED"] as const

/** Only of a `BOOKED` one are pieces kept; a word not known here is `ENDED` (ruling R26). */
export type BookingStatus = (typeof STATUSES)[number] | "ENDED"

/** The status a word stands for. */
export function bookingStatus(word: string): BookingStatus {
  return STATUSES.find((status) => status === word) ?? "ENDED"
}

/** Pieces that wait for a shopper in physical stores. */
export interface Booking {
  readonly id: string
  readonly status: BookingStatus
  /** An instant in ISO 8601 with its offset, as is the next one. */
  readonly bookedAt: string
  /** When the pieces go back to the shelf. */
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
