import * as Redacted from "effect/Redacted"
import type { OrderId } from "../../../domain/shared/OrderId.ts"

/** A guest's order to save to the account. */
export interface TypedGuestOrder {
  readonly orderId: OrderId
  readonly guestToken: string
}

/** The guest's order for a sign-in. */
export function guestTokens(order: TypedGuestOrder | undefined) {
  return order === undefined
    ? {}
    : { guestTokens: [{ orderId: order.orderId, guestToken: Redacted.make(order.guestToken) }] }
}
