import * as Redacted from "effect/Redacted"
import type { PaymentRef } from "../../application/checkout/CheckoutGateway.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** A payment to check: with the token of a guest's order, and marked if it is a repayment. */
export interface OpenPayment {
  readonly orderId: OrderId
  readonly guestToken: string | undefined
  readonly isRepay: boolean
}

/** Identifies the payment for status requests. */
export function toPaymentRef({ guestToken, isRepay }: OpenPayment): PaymentRef {
  return { isRepay, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
}
