import type * as Redacted from "effect/Redacted"
import type { CardEntry } from "./Card.ts"

/**
 * The names of methods that need no more than themselves: a redirect, a code to scan, cash. With a bank where they ask
 * for one.
 */
interface MethodEntry {
  readonly by: "method"
  readonly methodId: string
  readonly bankId?: string
}

/** A session or a token that a provider gave: it goes with the payment, once. */
export interface TokenPayment {
  readonly by: "token"
  readonly methodId: string
  /** Whose token it is: of a provider's session, or of a wallet on the device. */
  readonly of: "session" | "deviceWallet"
  readonly token: Redacted.Redacted<string>
  /** Which of the provider's ways was chosen, in the provider's word. */
  readonly category?: string
}

/**
 * A card, or the code of a kept one, that was typed into the frame of a vault: the shop has a token of it, good for one
 * payment, and never a number or a code (F104).
 */
export interface TokenizedCard {
  readonly token: Redacted.Redacted<string>
  /** Wire word of the network, and the last four digits: all that may be shown; empty of a code. */
  readonly network: string
  readonly lastDigits: string
}

/** What a shopper gives to pay what gift cards leave, as it was typed or chosen. */
export type PaymentEntry =
  | {
      readonly by: "card"
      readonly methodId: string
      readonly card: CardEntry
      /** Whether the shop may keep the card (policy 4, wallet privacy). */ readonly saveCard?: boolean
    }
  | {
      readonly by: "tokenizedCard"
      readonly methodId: string
      readonly sealed: TokenizedCard
      /** Whether the shop may keep the card (policy 4, wallet privacy). */ readonly saveCard?: boolean
    }
  | {
      readonly by: "savedCard"
      readonly methodId: string
      readonly cardHash: string
      /** As typed; absent where none is asked for, which is paying with one click. */ readonly securityCode?: string
      /** In place of a code that was typed into the frame of a vault. */ readonly tokenizedCode?: Redacted.Redacted<string>
    }
  | MethodEntry
  | TokenPayment
