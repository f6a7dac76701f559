import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { RefundDestination } from "./Refund.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** A return in one row. Instants are in ISO 8601 with their offset. */
export interface ReturnSummary {
  /** Of the request. */
  readonly id: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  readonly requestedAt: string
  readonly changedAt: string
  /** When the goods came back; absent before. */
  readonly receivedAt?: string
  /** Units that were asked for, also of a return that was annulled. */
  readonly units: number
  /** Exchanged units aside; nothing once annulled. */
  readonly worth: Money
}

/** A return with what goes back and the money for it. */
export interface DetailedReturn extends ReturnSummary {
  readonly lines: readonly {
    readonly catentryId: string
    readonly sku: string
    readonly name: string
    readonly quantity: number
    readonly reasonId: string
  }[]
  readonly refunded: Money
  /** When money last went back; absent before. */
  readonly refundedAt?: string
  /** Where it went last; before, where it shall go. */
  readonly destination: RefundDestination
}

/** One page of a shopper's returns, the newest first. */
export interface ReturnPage {
  /** Returns on all pages. */
  readonly totalCount: number
  /** Position of the first one, from 0. */
  readonly index: number
  readonly returns: readonly DetailedReturn[]
}
