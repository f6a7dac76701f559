import type { RepayInfo } from "../payment/RepayInfo.ts"
import type { Money } from "../shared/Money.ts"
import type { Order } from "./Order.ts"

/** What one stock origin sends of an order. */
export interface OrderPart {
  readonly id: string
  /** Wire word such as `PAID`, `CANCELLED`; one not known is shown as in progress. */
  readonly status: string
  readonly lines: readonly { readonly orderItemId: string; readonly quantity: number }[]
  readonly totalProduct: Money
  readonly isCancellable: boolean
  /**
   * How it goes, in the language of the call, what that added to the delivery, and its days; absent where parts are not
   * told apart.
   */
  readonly shippingName?: string
  readonly shippingPrice?: Money
  /** Calendar dates `YYYY-MM-DD`. */
  readonly earliest?: string
  readonly latest?: string
}

/** Money that went back. */
export interface OrderRefund {
  readonly amount: Money
  /** Whether it was never taken: a payment that was still waited for. */
  readonly isVoid: boolean
  /** The part it is for; the rest of the order where there is none. */
  readonly partId?: string
  /** An instant in ISO 8601. */
  readonly decidedAt: string
}

/** An order with what became of it after it was placed. */
export interface OrderWithParts {
  readonly order: Order
  /** Empty where the shop was not asked for them. */
  readonly parts: readonly OrderPart[]
  readonly refunds: readonly OrderRefund[]
  /** Of an order that stands unpaid: whether and until when it can be paid; the shop decides (F99). */
  readonly repay?: RepayInfo
}
