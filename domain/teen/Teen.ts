import type * as Redacted from "effect/Redacted"
import type { Delegation } from "../delegation/Delegation.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** A phone number in parts. */
export interface TeenPhone {
  /** Plus, then digits. */
  readonly countryCode?: string
  readonly prefixCode?: string
  readonly subscriberNumber?: string
}

/** Delivery of a teen's orders; IDs are digits (S5.60). */
export interface TeenShippingData {
  readonly shippingMethodId?: string
  readonly kind?: string
  readonly addressId?: string
  readonly droppointId?: string
  readonly physicalStoreId?: string
  readonly walletAddressId?: string
}

/** A sponsor's settings for a teen (S3). */
export interface TeenProfile {
  readonly firstName?: string
  readonly lastName?: string
  /** Whole years, 0 to 999. */
  readonly age?: number
  readonly email?: string
  readonly phone?: TeenPhone
  /** The sponsor's wallet card that pays. */
  readonly cardHash?: Redacted.Redacted<string>
  /** Channels for notifying the sponsor: `EMAIL`, `SMS`, or others of the backend. */
  readonly notificationTypes: readonly string[]
  readonly shippingData?: TeenShippingData
  /** Most that the sponsor approves for one order, in minor units. */
  readonly orderLimit?: number
  /** Most that the sponsor approves in thirty days, in minor units. */
  readonly monthlyLimit?: number
}

/** A payment that a sponsor approves, in minor units. */
export interface PaymentApproval {
  readonly orderId: OrderId
  readonly amount: number
}

/** Changes by the sponsor; absent fields stay unchanged. */
export type TeenChanges = Partial<TeenProfile> & {
  readonly approval?: PaymentApproval
  /** Order whose approval is revoked. */
  readonly revokedOrderId?: OrderId
}

/** An approved payment with the total of the open cart now, in minor units. */
export interface ApprovedPayment extends Delegation {
  readonly orderId: OrderId
  readonly cap: number
  readonly total?: number
}

/** Whether both have agreed. */
export type SponsorshipState = "pending" | "confirmed" | "rejected"

/** An order or cart that a teen has submitted to a sponsor. */
export interface TeenOrder {
  readonly orderId: OrderId
  readonly sponsorUserId: string
  readonly isPaymentRequested: boolean
  /** ISO 8601. */
  readonly requestedAt: string
  /** Total of the open cart now, in minor units; absent once it is bought. */
  readonly total?: number
  /** The latest approval. */
  readonly approval?: ApprovedPayment
}

/** A teen in the sponsor's view. */
export interface Teen extends TeenProfile {
  readonly id: string
  readonly state: SponsorshipState
  readonly orders: readonly TeenOrder[]
}

/** A sponsor in the teen's view. */
export interface TeenSponsor {
  readonly userId: string
  readonly firstName?: string
  readonly lastName?: string
  readonly state: SponsorshipState
}

/** A person invited by email to sponsor a teen. */
export interface SponsorInvitee {
  readonly firstName: string
  readonly lastName?: string
  readonly email: string
  readonly phone?: TeenPhone
}

/** A pending invitation. */
export interface SponsorInvitation extends Omit<SponsorInvitee, "phone"> {
  /** ISO 8601. */
  readonly goodUntil: string
}

/** A teen's sponsors and invitations, and the payments that sponsors have approved, the newest first. */
export interface TeenSponsors {
  readonly sponsors: readonly TeenSponsor[]
  readonly invitations: readonly SponsorInvitation[]
  readonly approvals: readonly ApprovedPayment[]
}

/** A response to a request or an invitation; `accepted` is absent when undecided. */
export type TeenConfirmation = { readonly accepted?: boolean; readonly notificationTypes?: readonly string[] } & (
  | { readonly sponsorUserId: string }
  | { readonly teenUserId: string; readonly hash: Redacted.Redacted<string> }
)

/** Relation between a teen and a sponsor. */
export interface Sponsorship {
  readonly sponsorUserId: string
  readonly teenUserId: string
  readonly state: SponsorshipState
}
