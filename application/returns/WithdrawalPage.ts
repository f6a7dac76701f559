import type { Withdrawal } from "../../domain/returns/Withdrawal.ts"
import type { WithdrawalRefused } from "../../domain/returns/WithdrawalRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { OrderChoice } from "../order/listOrderChoices.ts"

export const WITHDRAWAL_PAGE = "ItxWithdrawalPage"

/** The fields of a statement of withdrawal as entered. */
export interface WithdrawalForm {
  readonly name: string
  readonly email: string
  readonly orderReference: string
  readonly message: string
  /** Units by order item, for an order that was opened; empty for the whole order. */
  readonly units: Readonly<Record<string, number>>
}

/** An opened order on the withdrawal page. */
export interface WithdrawalOrder {
  readonly orderId: OrderId
  /** ISO 8601 with offset. */
  readonly placedAt: string
  /** Last day in the store's own calendar, inclusive. */
  readonly lastDay?: string
  readonly lines: readonly {
    readonly orderItemId: string
    readonly name: string
    readonly color?: string
    readonly size?: string
    /** Units not cancelled or withdrawn before. */
    readonly quantity: number
    readonly isWithdrawable: boolean
  }[]
  /** Earlier ones, newest first. */
  readonly withdrawals: readonly Withdrawal[]
}

/**
 * Content of the withdrawal page: the statement, its confirmation, and the receipt. Plain data that serializes to JSON.
 */
export interface WithdrawalPage {
  readonly step: "statement" | "confirmation" | "receipt"
  readonly form: WithdrawalForm
  /** Absent for an unidentified person. */
  readonly order?: WithdrawalOrder
  /** The newest orders of a registered customer, without a chosen order. */
  readonly orders: readonly OrderChoice[]
  readonly reasons: WithdrawalRefused["reasons"]
  /** The backend did not respond; the same confirmation can be sent again. */
  readonly isFailed?: true
  /** UUID of the confirmation: the same statement is stored once (R6). */
  readonly attemptKey?: string
  readonly receipt?: Withdrawal
}
