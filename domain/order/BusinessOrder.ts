import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"

/** A cart that was handed over to a purchasing system. */
export interface Punchout {
  /** Finds the order again once it is bought. */
  readonly id: Redacted.Redacted<string>
  readonly orderId: OrderId
  readonly total: Money
  /** cXML, for the purchasing system. */
  readonly message: string
}

/** That a business client stands by an order. */
export interface BusinessConfirmation {
  readonly orderId: OrderId
  readonly status: string
  /** An instant in ISO 8601: of the first confirmation. */
  readonly confirmedAt: string
}
