import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What became of one product; each is put in whole or not at all. */
export interface ImportedOutcome {
  readonly handle: string
  readonly outcome: "created" | "changed" | "unchanged" | "refused"
  readonly reason?: string
}

/** Puts products into a store's catalogue: a right of whoever runs the backend, not of a shopper. */
export class CatalogueImportGateway extends Context.Service<CatalogueImportGateway, {
  /** At most 100 products at a time; the same product twice changes nothing. */
  readonly upsertProducts: (storeId: StoreId, products: readonly ImportedProduct[]) => Effect.Effect<readonly ImportedOutcome[], BackendError>
}>()("CatalogueImportGateway") {}
