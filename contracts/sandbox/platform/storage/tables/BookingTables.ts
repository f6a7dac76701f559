import type { GeneratedAlways } from "kysely"

/** Only a `BOOKED` booking reserves units. In all other states they were returned to the shelf or handed out. */
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
  /** `last_name`: the product's name, for a product that has left the catalogue. */
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
