import type { GeneratedAlways } from "kysely"

/** Only of a `BOOKED` one are pieces kept; the others have given them back or handed them out. */
export type BookingStatus = "BOOKED" | "COLLECTED" | "CANCELLED" | "EXPIRED"

export interface BookingTables {
  booking: {
    booking_id: GeneratedAlways<number>
    store_id: string
    user_id: number
    status: BookingStatus
    full_name: string
    phone_number: string
    email: string
    observations: string | null
    /** Language of the mails. */
    language_id: string
    created_at: number
    expires_at: number
    changed_at: number
  }
  /** `last_name`: the product's, for one that has left the catalogue. */
  booking_item: {
    booking_id: number
    position: number
    physical_store_id: string
    catentry_id: string
    sku: string
    units: number
    last_name: string
  }
}
