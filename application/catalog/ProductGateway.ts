import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CustomizationProperties } from "../../domain/catalog/CustomizationProperties.ts"
import type { FullIndex, IndexField } from "../../domain/catalog/IndexEntry.ts"
import type { Recommendation } from "../../domain/catalog/Recommendation.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Product-related operations: personalization, full-text search and recommendation emails. */
export class ProductGateway extends Context.Service<
  ProductGateway,
  {
    readonly listCustomizationProperties: (productId: string) => Effect.Effect<CustomizationProperties, BackendError>
    /**
     * Searches by text in any language of the store, part number or SKU; lists all products without a text. Returns all
     * fields by default, and the first 100 entries.
     */
    readonly searchFullIndex: (
      searchText: string | undefined,
      fields?: readonly IndexField[],
      part?: { readonly start: number; readonly rows: number },
    ) => Effect.Effect<FullIndex, BackendError>
    /** Fails with `Rejected` and `_ERR_TOO_MANY_MESSAGES` after too many emails. */
    readonly sendToAFriend: (
      recommendation: Recommendation,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
  }
>()("ProductGateway") {}
