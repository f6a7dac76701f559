import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"

/** A session at a payment provider; its token can be submitted once. */
export interface PaymentSession {
  readonly id: string
  readonly token: Redacted.Redacted<string>
  /** ISO 8601. */
  readonly expiresAt: string
}

/** Merchant session for a device wallet; only the wallet reads it. */
export type MerchantSession = Readonly<Record<string, unknown>>

/** A session for the provider's own card fields. */
export interface CardPaymentSession extends PaymentSession {
  readonly networks: readonly string[]
  /** Present when the session was requested for a device wallet. */
  readonly merchantSession?: MerchantSession
}

/** A Klarna session for one total. */
export interface KlarnaSession extends PaymentSession {
  readonly amount: Money
  readonly categories: readonly { readonly id: string; readonly name: string }[]
}

/** A card stored for one future purchase, identified by its hash. */
export interface UnboundPayment {
  readonly cardHash: Redacted.Redacted<string>
  readonly network: string
  readonly maskedNumber: string
  /** ISO 8601. */
  readonly expiresAt: string
}
