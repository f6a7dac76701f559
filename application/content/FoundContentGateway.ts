import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CmsSpot, FoundContent } from "../../domain/content/FoundContent.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Editorial blocks, and search over all content. */
export class FoundContentGateway extends Context.Service<
  FoundContentGateway,
  {
    /** Blocks of every spot whose name begins with `spot`; of all spots when absent. */
    readonly listCmsSpots: (spot?: string) => Effect.Effect<readonly CmsSpot[], BackendError>
    /** Products, categories and editorial texts for a search term; at most `max` products. */
    readonly search: (searchTerm: string, max?: number) => Effect.Effect<FoundContent, BackendError>
  }
>()("FoundContentGateway") {}
