/** Units of one line of an order. */
export interface WithdrawalLine {
  readonly orderItemId: string
  /** Whole number from 1. */
  readonly quantity: number
}

/** A statement of withdrawal from a contract (R22; Directive (EU) 2023/2673). It needs no reason. */
export interface WithdrawalStatement {
  readonly name: string
  /** Address of the receipt. */
  readonly email: string
  /** Order number, or another text that identifies the contract. */
  readonly orderReference: string
  /** Absent: the whole order. */
  readonly lines?: readonly WithdrawalLine[]
  /** Further words of the customer; at most 2,000 characters. */
  readonly message?: string
}

/** Receipt of a withdrawal; separate from returns. */
export interface Withdrawal {
  readonly id: string
  /** ISO 8601 with offset. */
  readonly receivedAt: string
  /** False for a statement of an unidentified person: it refunds nothing by itself, and the owner is notified. */
  readonly isVerified: boolean
  readonly orderReference: string
  readonly email: string
  /** Absent when it is not verified. */
  readonly lines?: readonly WithdrawalLine[]
}

/** Lines of an order that a customer can withdraw from, with the deadline. */
export interface WithdrawalOptions {
  readonly isOpen: boolean
  /** Last day in the store's own calendar, inclusive; absent before the last parcel is delivered. */
  readonly lastDay?: string
  readonly lines: readonly {
    readonly orderItemId: string
    /** Units not cancelled or withdrawn before. */
    readonly quantity: number
    /** False for exempt goods, such as customized ones. */
    readonly isWithdrawable: boolean
  }[]
  /** Verified ones, newest first. */
  readonly withdrawals: readonly Withdrawal[]
}
