import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CommerceStock, CommerceStockScope, StoreStock } from "../../domain/catalog/stock/StoreShelfStock.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Stock of physical stores. */
export class StoreStockGateway extends Context.Service<
  StoreStockGateway,
  {
    /** At most 50 stores; unknown ones are left out. */
    readonly getStoresStock: (
      productIds: readonly string[],
      physicalStoreIds: readonly string[],
    ) => Effect.Effect<readonly StoreStock[], BackendError>
    readonly getCommerceStock: (
      productId: string,
      scope: CommerceStockScope,
    ) => Effect.Effect<CommerceStock, BackendError>
  }
>()("StoreStockGateway") {}
