import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { RefundDestination } from "./Refund.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** A return in a list. Timestamps are ISO 8601 with offset. */
export interface ReturnSummary {
  /** ID of the request. */
  readonly id: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  readonly requestedAt: string
  readonly changedAt: string
  /** When the items were received; absent before. */
  readonly receivedAt?: string
  /** Requested units, also of a cancelled return. */
  readonly units: number
  /** Value without exchanged units; zero once cancelled. */
  readonly worth: Money
}

/** A return with its items and refunds. */
export interface DetailedReturn extends ReturnSummary {
  readonly lines: readonly {
    readonly catentryId: string
    readonly sku: string
    readonly name: string
    readonly quantity: number
    readonly reasonId: string
  }[]
  readonly refunded: Money
  /** Time of the last refund; absent before. */
  readonly refundedAt?: string
  /** Destination of the last refund, or the planned one. */
  readonly destination: RefundDestination
}

/** One page of a customer's returns, newest first. */
export interface ReturnPage {
  /** Returns on all pages. */
  readonly totalCount: number
  /** Position of the first one, from 0. */
  readonly index: number
  readonly returns: readonly DetailedReturn[]
}
