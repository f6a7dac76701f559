import type { GeneratedAlways } from "kysely"

/** What somebody is to others; nobody is both. */
export type MemberRole = "teen" | "sponsor"
export type LinkState = "PENDING" | "CONFIRMED"

export interface TeenTables {
  /** One row per shopper who has to do with teens; changing it is the lock of everything about them. */
  teen_member: { user_id: number; role: MemberRole | null; links: number }
  /** Who sponsors whom, or has asked to. */
  teen_link: {
    link_id: GeneratedAlways<number>
    sponsor_user_id: number
    /** As the sponsor wrote it: there may be no such shopper, and nobody is told. */
    teen_user_id: string
    state: LinkState
    /** JSON of `TeenProfile`. */
    profile: string
    /** Telephone of the sponsor as the teen wrote it in the invitation. */
    sponsor_phone: string | null
    created_at: number
    confirmed_at: number | null
  }
  sponsor_invitation: {
    invitation_id: GeneratedAlways<number>
    store_id: string
    teen_user_id: number
    first_name: string
    last_name: string | null
    email: string
    phone: string | null
    /** Of the hash in the mail. */
    secret_hash: string
    state: "OPEN" | "CLOSED"
    created_at: number
    expires_at: number
  }
  /** Orders and carts that teens have put before their sponsors. */
  teen_order: {
    order_id: number
    sponsor_user_id: number
    teen_user_id: number
    store_id: string
    is_payment_requested: boolean
    requested_at: number
  }
}
