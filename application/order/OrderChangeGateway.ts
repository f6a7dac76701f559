import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Address } from "../../domain/address/Address.ts"
import type { OrderWithParts } from "../../domain/order/OrderWithParts.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What a shopper may change about an order before it is shipped; later the shop refuses (`Rejected`). */
export class OrderChangeGateway extends Context.Service<
  OrderChangeGateway,
  {
    /** Stock, promotions and money go back. Of two calls at once one cancels. */
    readonly cancelOrder: (orderId: OrderId) => Effect.Effect<OrderWithParts, BackendError>
    /** Cancels what one stock origin sends; with the last part the whole order. */
    readonly cancelSuborder: (
      orderId: OrderId,
      partId: string,
      claim?: { readonly guestToken?: Redacted.Redacted<string>; readonly isFromGipi?: boolean },
    ) => Effect.Effect<OrderWithParts, BackendError>
    readonly updateOrderAddress: (orderId: OrderId, address: Address) => Effect.Effect<OrderWithParts, BackendError>
  }
>()("OrderChangeGateway") {}
