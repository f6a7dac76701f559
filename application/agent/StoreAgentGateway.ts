import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AssistedPurchase, AssistedSession } from "../../domain/agent/AssistedPurchase.ts"
import type { TemporaryUser, TemporaryUserRequest } from "../../domain/agent/TemporaryUser.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What people of a physical store do for shoppers. */
export class StoreAgentGateway extends Context.Service<
  StoreAgentGateway,
  {
    /** Begins to act for a client. A late, changed or repeated token is `Forbidden`; an unknown client `NotFound`. */
    readonly initAssistedPurchase: (purchase: AssistedPurchase) => Effect.Effect<AssistedSession, BackendError>
    /** Registers a shopper without an account for one purchase. A wrong code is `Forbidden`. */
    readonly createMerchantTemporaryUser: (request: TemporaryUserRequest) => Effect.Effect<TemporaryUser, BackendError>
  }
>()("StoreAgentGateway") {}
