import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** What a payment provider says about a payment. */
export interface PaymentNotification {
  readonly provider: string
  /** Names this notification; the same when it is sent again. */
  readonly eventId: string
  readonly transactionId: string
  readonly orderId: OrderId
  readonly outcome: "approved" | "refused"
  readonly amount: Money
  /** Hex of the HMAC with the provider's secret. */
  readonly signature: string
}

/** What a notification did: the payment is final now, the notification was known, or the payment was final before. */
export type NotificationEffect = "settled" | "repeated" | "ignored"
