import type { GiftCardBalance } from "../gift-card/GiftCardBalance.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { WalletCard } from "./WalletCard.ts"

/** Content of the wallet. */
export interface Wallet {
  /** Whether anything has been saved. */
  readonly isUsed: boolean
  readonly cardCount: number
  readonly maximumCards: number
  readonly defaultCard?: WalletCard
  readonly name?: string
  /** ID of its address, if any. */
  readonly addressId?: string
  readonly acceptedPolicies: readonly number[]
  readonly giftCards: readonly GiftCardBalance[]
  /** Amount due for the requested cart or order. */
  readonly payable?: { readonly orderId: OrderId; readonly total: Money; readonly isPaid: boolean }
}

/** Number of the wallet's privacy policy. */
export const WALLET_POLICY = 4

/** Wallet settings (S5.70). */
export interface WalletData {
  readonly walletCardName: string
  /** 1 privacy, 2 purchase conditions, 3 purchase conditions with usage, 4 wallet privacy. */
  readonly acceptedPolicies?: readonly number[]
  /** Renames the default card. */
  readonly updatePayment?: boolean
  /** Copies the cart's address to the wallet. */
  readonly updateShipping?: boolean
}
