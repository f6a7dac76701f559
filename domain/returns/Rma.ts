import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Refund } from "./Refund.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** A return as the shop counts it: what comes back, what it is worth, what went back of that. */
export interface Rma {
  readonly id: string
  readonly requestId: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  /** An instant in ISO 8601 with its offset. */
  readonly issuedAt: string
  readonly worth: Money
  readonly refunded: Money
  readonly items: readonly {
    readonly orderItemId: string
    readonly catentryId: string
    readonly sku: string
    readonly quantity: number
    readonly amount: Money
  }[]
  readonly refunds: readonly Refund[]
}
