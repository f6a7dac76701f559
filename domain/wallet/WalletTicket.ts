import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"

/** The ticket of an in-store purchase. */
export interface WalletTicket {
  readonly movementCode: string
  /** ISO 8601. */
  readonly date: string
  readonly amount: Money
  /** Paid with the wallet. */
  readonly isWallet: boolean
  /** Unique number of the ticket at its till. */
  readonly tuid: string
}

/** A ticket to add to the wallet. */
export interface WalletTicketEntry extends Omit<WalletTicket, "movementCode"> {
  /** The token of the wallet payment, if it was paid with the wallet. */
  readonly purchaseToken: Redacted.Redacted<string>
  /** Check value printed on the ticket. */
  readonly hashCode: string
}

/** A token for one payment at a till. */
export interface QrPaymentToken {
  readonly token: Redacted.Redacted<string>
  /** ISO 8601. */
  readonly expiresAt: string
  readonly cardId: string
}
