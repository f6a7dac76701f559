import type { GiftCardBalance } from "../gift-card/GiftCardBalance.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { WalletCard } from "./WalletCard.ts"

/** What the wallet holds. */
export interface Wallet {
  /** Whether anything has been saved. */
  readonly isUsed: boolean
  readonly cardCount: number
  readonly maximumCards: number
  readonly defaultCard?: WalletCard
  readonly name?: string
  /** Its address, where it has one. */
  readonly addressId?: string
  readonly acceptedPolicies: readonly number[]
  readonly giftCards: readonly GiftCardBalance[]
  /** What is to be paid for the cart or order that was asked about. */
  readonly payable?: { readonly orderId: OrderId; readonly total: Money; readonly isPaid: boolean }
}

/** How the wallet is used (specification, section 5). */
export interface WalletData {
  readonly walletCardName: string
  /** 1 privacy, 2 purchase conditions, 3 purchase conditions with usage, 4 wallet privacy. */
  readonly acceptedPolicies?: readonly number[]
  /** Gives the default card this name. */
  readonly updatePayment?: boolean
  /** Makes the cart's address the wallet's. */
  readonly updateShipping?: boolean
}
