import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** A cart transferred to a procurement system (punchout). */
export interface Punchout {
  /** Finds the order after the purchase. */
  readonly id: Redacted.Redacted<string>
  readonly orderId: OrderId
  readonly total: Money
  /** cXML for the procurement system. */
  readonly message: string
}

/** A business customer's confirmation of an order. */
export interface BusinessConfirmation {
  readonly orderId: OrderId
  readonly status: string
  /** Time of the first confirmation (ISO 8601). */
  readonly confirmedAt: string
}
