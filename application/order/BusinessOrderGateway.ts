import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BusinessConfirmation, Punchout } from "../../domain/order/BusinessOrder.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What only business clients do; `Forbidden` for everybody else. */
export class BusinessOrderGateway extends Context.Service<
  BusinessOrderGateway,
  {
    /** Hands the open cart over to the client's purchasing system; it stays open. */
    readonly createPunchout: (orderId: OrderId) => Effect.Effect<Punchout, BackendError>
    readonly confirmBusinessOrder: (orderId: OrderId) => Effect.Effect<BusinessConfirmation, BackendError>
  }
>()("BusinessOrderGateway") {}
