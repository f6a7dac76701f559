import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"

/** A session at a payment provider; its token goes with the payment, once. */
export interface PaymentSession {
  readonly id: string
  readonly token: Redacted.Redacted<string>
  /** Moment in ISO 8601. */
  readonly expiresAt: string
}

/** What a shop vouches for itself with before a wallet of a device; only the wallet reads it. */
export type MerchantSession = Readonly<Record<string, unknown>>

/** A session for the provider's own card fields. */
export interface CardPaymentSession extends PaymentSession {
  readonly networks: readonly string[]
  /** Where the session was begun for a wallet that asked for it. */
  readonly merchantSession?: MerchantSession
}

/** A session at Klarna for one total. */
export interface KlarnaSession extends PaymentSession {
  readonly amount: Money
  readonly categories: readonly { readonly id: string; readonly name: string }[]
}

/** A card that the shop keeps for one purchase to come; the hash stands for it. */
export interface UnboundPayment {
  readonly cardHash: Redacted.Redacted<string>
  readonly network: string
  readonly maskedNumber: string
  /** Moment in ISO 8601. */
  readonly expiresAt: string
}
