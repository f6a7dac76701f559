import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Order } from "../../domain/order/Order.ts"
import type { CartValidation } from "../../domain/order/OrderProgress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** The open cart as a preview of its order. Reserves nothing; a cart that was bought fails with `NotFound`. */
export class OrderPreviewGateway extends Context.Service<
  OrderPreviewGateway,
  {
    /** An order with the status `PREVIEW` and without payments. */
    readonly previewOrder: (orderId: OrderId) => Effect.Effect<Order, BackendError>
    readonly validateOrder: (orderId: OrderId) => Effect.Effect<CartValidation, BackendError>
  }
>()("OrderPreviewGateway") {}
