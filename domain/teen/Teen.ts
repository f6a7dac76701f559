import type * as Redacted from "effect/Redacted"
import type { OrderId } from "../shared/OrderId.ts"

/** A telephone number in parts. */
export interface TeenPhone {
  /** Plus, then digits. */
  readonly countryCode?: string
  readonly prefixCode?: string
  readonly subscriberNumber?: string
}

/** How a teen's orders are delivered; ids are digits (specification, section 5). */
export interface TeenShippingData {
  readonly shippingMethodId?: string
  readonly kind?: string
  readonly addressId?: string
  readonly droppointId?: string
  readonly physicalStoreId?: string
  readonly walletAddressId?: string
}

/** What a sponsor writes about a teen (specification, section 3). */
export interface TeenProfile {
  readonly firstName?: string
  readonly lastName?: string
  /** Whole years, 0 to 999. */
  readonly age?: number
  readonly email?: string
  readonly phone?: TeenPhone
  /** Wallet card of the sponsor that pays. */
  readonly cardHash?: Redacted.Redacted<string>
  /** How the sponsor is told: `EMAIL`, `SMS`, or what the shop knows besides. */
  readonly notificationTypes: readonly string[]
  readonly shippingData?: TeenShippingData
}

/** Whether both have agreed. */
export type SponsorshipState = "pending" | "confirmed" | "rejected"

/** An order or cart that a teen has put before a sponsor. */
export interface TeenOrder {
  readonly orderId: OrderId
  readonly sponsorUserId: string
  readonly isPaymentRequested: boolean
  /** ISO 8601. */
  readonly requestedAt: string
}

/** A teen as the sponsor sees it. */
export interface Teen extends TeenProfile {
  readonly id: string
  readonly state: SponsorshipState
  readonly orders: readonly TeenOrder[]
}

/** A sponsor as the teen sees it. */
export interface TeenSponsor {
  readonly userId: string
  readonly firstName?: string
  readonly lastName?: string
  readonly state: SponsorshipState
}

/** Somebody whom a teen asks by e-mail to be a sponsor. */
export interface SponsorInvitee {
  readonly firstName: string
  readonly lastName?: string
  readonly email: string
  readonly phone?: TeenPhone
}

/** An invitation that can still be answered. */
export interface SponsorInvitation extends Omit<SponsorInvitee, "phone"> {
  /** ISO 8601. */
  readonly goodUntil: string
}

/** Everything a teen knows of sponsors. */
export interface TeenSponsors {
  readonly sponsors: readonly TeenSponsor[]
  readonly invitations: readonly SponsorInvitation[]
}

/** An answer to a request or an invitation; `accepted` is absent where nothing is decided. */
export type TeenConfirmation = { readonly accepted?: boolean; readonly notificationTypes?: readonly string[] } & (
  { readonly sponsorUserId: string } | { readonly teenUserId: string; readonly hash: Redacted.Redacted<string> }
)

/** What holds between a teen and a sponsor. */
export interface Sponsorship {
  readonly sponsorUserId: string
  readonly teenUserId: string
  readonly state: SponsorshipState
}
