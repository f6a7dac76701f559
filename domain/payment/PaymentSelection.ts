import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"

/** The way to pay that a shopper chooses before the purchase. */
export interface PaymentMethodChoice {
  readonly paymentMethodId: string
  readonly bankId?: string
  readonly privacyAccepted: boolean
}

/** The way to pay that is chosen. */
export interface PaymentSelection {
  readonly paymentMethodId: string
  /** Wire word such as `card`. */
  readonly kind: string
  readonly name: string
  readonly bankId?: string
}

/** A bank of iDEAL. */
export interface IdealBank {
  readonly id: string
  readonly name: string
}

/**
 * A card whose holder asks whether it pays in parts: by its number, by the hash under which the shop keeps it, or by
 * the token of a vault.
 */
export type AffinityQuery = { readonly amount: Money } & (
  | { readonly number: Redacted.Redacted<string>; readonly vatin?: Redacted.Redacted<string> }
  | { readonly cardHash: string }
  | { readonly token: Redacted.Redacted<string>; readonly vatin?: Redacted.Redacted<string> }
)

/** Whether a card is one of the shop's own, and in which parts it would pay. */
export interface AffinityResult {
  readonly isAffinity: boolean
  readonly name?: string
  readonly instalments: readonly { readonly months: number; readonly amounts: readonly Money[] }[]
}

/** Whether this shopper must wait before paying. */
export interface BlacklistStatus {
  readonly isBlacklisted: boolean
  /** Moment in ISO 8601. */
  readonly until?: string
}
