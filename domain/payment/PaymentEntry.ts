import type * as Redacted from "effect/Redacted"
import type { CardEntry } from "./Card.ts"

/** Methods without further data: a redirect, a code to scan, cash. With a bank where required. */
interface MethodEntry {
  readonly by: "method"
  readonly methodId: string
  readonly bankId?: string
}

/** A single-use session or token of a provider. */
export interface TokenPayment {
  readonly by: "token"
  readonly methodId: string
  /** Source of the token: a provider's session, or a device wallet. */
  readonly of: "session" | "deviceWallet"
  readonly token: Redacted.Redacted<string>
  /** The chosen option of the provider, as the provider's code. */
  readonly category?: string
}

/**
 * A card, or the code of a saved one, typed into a vault's frame: the store has a single-use token of it, never the
 * number or code (F104).
 */
export interface TokenizedCard {
  readonly token: Redacted.Redacted<string>
  /** Wire value of the network, and the last four digits: the only displayable data; empty for a code. */
  readonly network: string
  readonly lastDigits: string
}

/** Form values of the payment for the rest after gift cards. */
export type PaymentEntry =
  | {
      readonly by: "card"
      readonly methodId: string
      readonly card: CardEntry
      /** Whether the card may be saved (policy 4, wallet privacy). */ readonly saveCard?: boolean
    }
  | {
      readonly by: "tokenizedCard"
      readonly methodId: string
      readonly sealed: TokenizedCard
      /** Whether the card may be saved (policy 4, wallet privacy). */ readonly saveCard?: boolean
    }
  | {
      readonly by: "savedCard"
      readonly methodId: string
      readonly cardHash: string
      /** As typed; absent for one-click payment without a code. */ readonly securityCode?: string
      /** Replaces a code typed into a vault's frame. */ readonly tokenizedCode?: Redacted.Redacted<string>
    }
  | MethodEntry
  | TokenPayment
