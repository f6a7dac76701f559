import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"

/** The payment method a customer chooses before the purchase. */
export interface PaymentMethodChoice {
  readonly paymentMethodId: string
  readonly bankId?: string
  readonly privacyAccepted: boolean
}

/** The chosen payment method. */
export interface PaymentSelection {
  readonly paymentMethodId: string
  /** Wire value such as `card`. */
  readonly kind: string
  readonly name: string
  readonly bankId?: string
}

/** A bank of iDEAL. */
export interface IdealBank {
  readonly id: string
  readonly name: string
}

/** A query for instalments of a card: by its number, by the hash of a saved card, or by a vault's token. */
export type AffinityQuery = { readonly amount: Money } & (
  | { readonly number: Redacted.Redacted<string>; readonly vatin?: Redacted.Redacted<string> }
  | { readonly cardHash: string }
  | { readonly token: Redacted.Redacted<string>; readonly vatin?: Redacted.Redacted<string> }
)

/** Whether a card belongs to the store's affinity program, with its instalment options. */
export interface AffinityResult {
  readonly isAffinity: boolean
  readonly name?: string
  readonly instalments: readonly { readonly months: number; readonly amounts: readonly Money[] }[]
}

/** Whether this customer must wait before paying. */
export interface BlacklistStatus {
  readonly isBlacklisted: boolean
  /** ISO 8601. */
  readonly until?: string
}
