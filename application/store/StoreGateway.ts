import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Store, StoreSummary } from "../../domain/store/Store.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { BackendError } from "../shared/BackendError.ts"

export class StoreGateway extends Context.Service<
  StoreGateway,
  {
    /** Every store (`listStores`). */
    readonly listStores: Effect.Effect<readonly StoreSummary[], BackendError>
    /** One store with its details (`getStore`). Fails with `NotFound`. */
    readonly getStore: (storeId: StoreId) => Effect.Effect<Store, BackendError>
  }
>()("StoreGateway") {}
