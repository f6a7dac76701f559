import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Address } from "../../domain/address/Address.ts"
import type { OrderWithParts } from "../../domain/order/OrderWithParts.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Changes of an order before it is shipped; afterwards the backend refuses them (`Rejected`). */
export class OrderChangeGateway extends Context.Service<
  OrderChangeGateway,
  {
    /** Restores stock and promotions, and refunds. Of two concurrent calls one cancels. */
    readonly cancelOrder: (orderId: OrderId) => Effect.Effect<OrderWithParts, BackendError>
    /** Cancels the part of one stock origin; cancelling the last part cancels the whole order. */
    readonly cancelSuborder: (
      orderId: OrderId,
      partId: string,
      claim?: { readonly guestToken?: Redacted.Redacted<string>; readonly isFromGipi?: boolean },
    ) => Effect.Effect<OrderWithParts, BackendError>
    readonly updateOrderAddress: (orderId: OrderId, address: Address) => Effect.Effect<OrderWithParts, BackendError>
  }
>()("OrderChangeGateway") {}
