import type { OrderId } from "../shared/OrderId.ts"

/**
 * Who acts for another customer: a teen with the sponsor's card, staff for a client, a buyer for a company, or a
 * shopping agent for a shopper.
 */
export type DelegationKind = "teen" | "staff" | "companyBuyer" | "shoppingAgent"

/** An entry of a delegation's log. */
export interface DelegationEvent {
  readonly event: "granted" | "used" | "revoked"
  /** ISO 8601. */
  readonly at: string
}

/** A limited power to buy for, or at the expense of, another customer. The grantor can revoke it until it is used. */
export interface Delegation {
  readonly id: string
  readonly kind: DelegationKind
  /** User who pays and may revoke. */
  readonly grantorId: string
  /** User who may act; no other user can. */
  readonly delegateId: string
  /** The order it is for; every order when absent. */
  readonly orderId?: OrderId
  /** Most that may be paid, in minor units; no limit when absent. */
  readonly cap?: number
  /** ISO 8601. */
  readonly expiresAt: string
  /** How it ended before its expiry. */
  readonly endedAs?: "used" | "revoked"
  /** Oldest first. */
  readonly log: readonly DelegationEvent[]
}

/** An intended use of a delegation. */
export interface DelegationUse {
  readonly userId: string
  readonly orderId?: OrderId
  /** Minor units. */
  readonly amount: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Why a delegation does not allow a use. */
export type DelegationRefusedReason = "delegate" | "revoked" | "used" | "expired" | "order" | "cap"

/** Returns why a delegation does not allow a use, or `undefined` when it does. */
export function delegationRefusedReason(
  delegation: Delegation,
  use: DelegationUse,
): DelegationRefusedReason | undefined {
  if (use.userId !== delegation.delegateId) return "delegate"
  if (delegation.endedAs !== undefined) return delegation.endedAs
  if (use.now >= Date.parse(delegation.expiresAt)) return "expired"
  if (delegation.orderId !== undefined && use.orderId !== delegation.orderId) return "order"
  return delegation.cap !== undefined && use.amount > delegation.cap ? "cap" : undefined
}

/** Whether the grantor can still revoke a delegation: it was neither used nor revoked. */
export function canRevoke({ endedAs }: Delegation): boolean {
  return endedAs === undefined
}
