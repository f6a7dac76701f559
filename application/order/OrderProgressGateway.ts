import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { LiveOrders, OrderCollection, PlacedOrder } from "../../domain/order/OrderProgress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** How orders stand on their way. */
export class OrderProgressGateway extends Context.Service<
  OrderProgressGateway,
  {
    readonly getNewOrderConfirmation: (orderId: OrderId) => Effect.Effect<PlacedOrder, BackendError>
    /** Where an order is collected; none for one that is sent. */
    readonly getClickAndCollect: (orderId: OrderId) => Effect.Effect<Option.Option<OrderCollection>, BackendError>
    readonly getLiveOrdersSummary: Effect.Effect<LiveOrders, BackendError>
  }
>()("OrderProgressGateway") {}
