import * as Effect from "effect/Effect"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { OrderGateway } from "./OrderGateway.ts"

/** An order in a list to choose from. */
export interface OrderChoice {
  readonly orderId: OrderId
  /** ISO 8601 with offset. */
  readonly placedAt: string
}

/** Returns the newest orders of a registered customer; none for a guest, and when the backend does not respond. */
export const listOrderChoices = Effect.gen(function* () {
  const session = yield* (yield* SessionHolder).current
  if (session.state !== "registered") return []
  const gateway = yield* OrderGateway
  const orders = yield* optionalSection("Orders", gateway.listOrders, [])
  return orders.map(({ id, placedAt }): OrderChoice => ({ orderId: id, placedAt }))
})
