import type { Money } from "../shared/Money.ts"

/** What a gift card holds. */
export interface GiftCardBalance {
  /** With the last four digits only. */
  readonly maskedNumber: string
  readonly balance: Money
  /** Whether it can be paid with. */
  readonly isActivated: boolean
  /** Whether it is kept in the shopper's wallet. */
  readonly inWallet: boolean
}
