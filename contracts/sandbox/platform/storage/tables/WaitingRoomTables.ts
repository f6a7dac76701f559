import type { Generated } from "kysely"

export interface WaitingRoomTables {
  /** The waiting room of a store; none while it is closed. */
  waiting_room: {
    store_id: string
    per_minute: number
    stay_seconds: number
    opened_at: number
    /** Shoppers who may be admitted at `refilled_at`, with fractions. */
    credit: number
    refilled_at: number
  }
  /** A shopper who waits, or was admitted. */
  waiting_place: {
    store_id: string
    user_id: number
    /** Order of arrival. */
    place: Generated<number>
    admitted_at: number | null
    /** End of the place, or of the admission. */
    expires_at: number
  }
}
