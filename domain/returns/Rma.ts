import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { Refund } from "./Refund.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** A return authorization (RMA): returned items, their value and the refund. */
export interface Rma {
  readonly id: string
  readonly requestId: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  /** ISO 8601 with offset. */
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
