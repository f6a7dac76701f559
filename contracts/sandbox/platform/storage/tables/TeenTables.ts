import type { GeneratedAlways } from "kysely"

/** Role of a customer; no customer has both. */
export type MemberRole = "teen" | "sponsor"
export type LinkState = "PENDING" | "CONFIRMED"

export type ApprovalState = "OPEN" | "USED" | "REVOKED"

export interface TeenTables {
  /** One row per customer with teen links; updating it is the lock for all of their links. */
  teen_member: { user_id: number; role: MemberRole | null; links: number }
  /** Sponsorships, confirmed and requested. */
  teen_link: {
    link_id: GeneratedAlways<number>
    sponsor_user_id: number
    /** As the sponsor entered it: the customer may not exist, which is not revealed. */
    teen_user_id: string
    state: LinkState
    /** JSON of `TeenProfile`. */
    profile: string
    /** Phone number of the sponsor as the teen entered it in the invitation. */
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
    /** Hash of the token in the mail. */
    secret_hash: string
    state: "OPEN" | "CLOSED"
    created_at: number
    expires_at: number
  }
  /** Orders and carts that teens have submitted to their sponsors. */
  teen_order: {
    order_id: number
    sponsor_user_id: number
    teen_user_id: number
    store_id: string
    is_payment_requested: boolean
    requested_at: number
  }
  /** Approved payments of teens; the row is the lock between paying and revoking. */
  teen_approval: {
    approval_id: GeneratedAlways<number>
    order_id: number
    sponsor_user_id: number
    teen_user_id: number
    store_id: string
    /** The card hash with which the teen pays; it names this approval instead of the sponsor's card. */
    pay_hash: string
    /** The card of the sponsor's wallet. */
    card_hash: string
    /** Most that may be paid, in minor units. */
    amount: number
    state: ApprovalState
    granted_at: number
    expires_at: number
    /** Time of its use or revocation. */
    ended_at: number | null
  }
}
