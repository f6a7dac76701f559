import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BusinessConfirmation, Punchout } from "../../domain/order/BusinessOrder.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Operations of business customers; fails with `Forbidden` for others. */
export class BusinessOrderGateway extends Context.Service<
  BusinessOrderGateway,
  {
    /**
     * Transfers the open cart to the customer's procurement system (punchout); the cart stays open. `buyerCookie`
     * names the visit there.
     */
    readonly createPunchout: (orderId: OrderId, buyerCookie?: string) => Effect.Effect<Punchout, BackendError>
    readonly confirmBusinessOrder: (orderId: OrderId) => Effect.Effect<BusinessConfirmation, BackendError>
  }
>()("BusinessOrderGateway") {}
