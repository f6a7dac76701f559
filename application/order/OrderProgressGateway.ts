import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { LiveOrders, OrderCollection, PlacedOrder } from "../../domain/order/OrderProgress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Order tracking. */
export class OrderProgressGateway extends Context.Service<
  OrderProgressGateway,
  {
    readonly getNewOrderConfirmation: (orderId: OrderId) => Effect.Effect<PlacedOrder, BackendError>
    /** Pickup details; none for a shipped order. */
    readonly getClickAndCollect: (orderId: OrderId) => Effect.Effect<Option.Option<OrderCollection>, BackendError>
    readonly getLiveOrdersSummary: Effect.Effect<LiveOrders, BackendError>
  }
>()("OrderProgressGateway") {}
