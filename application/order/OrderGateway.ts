import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Order, OrderSummary } from "../../domain/order/Order.ts"
import type { OrderPage, OrderSearch } from "../../domain/order/OrderSearch.ts"
import type { OrderWithParts } from "../../domain/order/OrderWithParts.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Placed orders. Another user's order fails with `NotFound`. */
export class OrderGateway extends Context.Service<
  OrderGateway,
  {
    readonly getOrder: (orderId: OrderId) => Effect.Effect<Order, BackendError>
    /** A guest's order with its parts, opened by its token. */
    readonly getGuestOrder: (
      orderId: OrderId,
      guestToken: Redacted.Redacted<string>,
    ) => Effect.Effect<OrderWithParts, BackendError>
    /** Data of the confirmation page; guests need the token. */
    readonly getOrderConfirmation: (
      orderId: OrderId,
      guestToken?: Redacted.Redacted<string>,
    ) => Effect.Effect<Order, BackendError>
    /** The newest twenty, newest first. */
    readonly listOrders: Effect.Effect<readonly OrderSummary[], BackendError>
    /** One page of the orders that match, newest first. */
    readonly searchOrders: (search: OrderSearch) => Effect.Effect<OrderPage, BackendError>
  }
>()("OrderGateway") {}
