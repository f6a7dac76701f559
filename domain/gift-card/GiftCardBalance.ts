import type { Money } from "../shared/Money.ts"

/** Balance of a gift card. */
export interface GiftCardBalance {
  /** With the last four digits only. */
  readonly maskedNumber: string
  readonly balance: Money
  /** Whether it can be used for payments. */
  readonly isActivated: boolean
  /** Whether it is saved in the customer's wallet. */
  readonly inWallet: boolean
}
