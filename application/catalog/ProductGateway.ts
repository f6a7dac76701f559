import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CustomizationProperties } from "../../domain/catalog/CustomizationProperties.ts"
import type { FullIndex, IndexField } from "../../domain/catalog/IndexEntry.ts"
import type { Recommendation } from "../../domain/catalog/Recommendation.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** What a shop does around its products: letters on them, an index over all of them, mails about them. */
export class ProductGateway extends Context.Service<
  ProductGateway,
  {
    readonly listCustomizationProperties: (productId: string) => Effect.Effect<CustomizationProperties, BackendError>
    /**
     * By words in any language of the store, part numbers and skus; all fields where none are named. At most 100
     * entries.
     */
    readonly searchFullIndex: (words: string, fields?: readonly IndexField[]) => Effect.Effect<FullIndex, BackendError>
    /** `Rejected` with `_ERR_TOO_MANY_MESSAGES` where too many mails were sent. */
    readonly sendToAFriend: (
      recommendation: Recommendation,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
  }
>()("ProductGateway") {}
