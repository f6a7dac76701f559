import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** A payment provider's notification (webhook). */
export interface PaymentNotification {
  readonly provider: string
  /** ID of this notification; the same when it is sent again. */
  readonly eventId: string
  readonly transactionId: string
  readonly orderId: OrderId
  readonly outcome: "approved" | "refused"
  readonly amount: Money
  /** Hex of the HMAC with the provider's secret. */
  readonly signature: string
}

/** Effect of a notification: it settled the payment, was a duplicate, or was ignored for a final payment. */
export type NotificationEffect = "settled" | "repeated" | "ignored"
