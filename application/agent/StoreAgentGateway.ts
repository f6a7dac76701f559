import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AssistedPurchase, AssistedSession } from "../../domain/agent/AssistedPurchase.ts"
import type { TemporaryUser, TemporaryUserRequest } from "../../domain/agent/TemporaryUser.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Services that physical store staff perform for customers. */
export class StoreAgentGateway extends Context.Service<
  StoreAgentGateway,
  {
    /**
     * Starts an assisted purchase for a customer. Fails with `Forbidden` for an expired, altered or reused token, and
     * with `NotFound` for an unknown customer.
     */
    readonly initAssistedPurchase: (purchase: AssistedPurchase) => Effect.Effect<AssistedSession, BackendError>
    /** Registers a customer without an account for one purchase. Fails with `Forbidden` for a wrong code. */
    readonly createMerchantTemporaryUser: (request: TemporaryUserRequest) => Effect.Effect<TemporaryUser, BackendError>
  }
>()("StoreAgentGateway") {}
