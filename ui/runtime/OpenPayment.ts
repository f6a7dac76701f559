import type { OrderId } from "../../domain/shared/OrderId.ts"

/** A payment to check: with the token of a guest's order, and marked if it is a repayment. */
export interface OpenPayment {
  readonly orderId: OrderId
  readonly guestToken: string | undefined
  readonly isRepay: boolean
}
