import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketingSpot } from "../../domain/content/MarketingSpot.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** What the shop's editors and operators say: texts, spots and configuration. */
export class ContentGateway extends Context.Service<
  ContentGateway,
  {
    /** Texts that replace or add to the shop's own, by key (`getTranslations`). */
    readonly getTranslations: (
      countryCode: string,
      languageCode: string,
    ) => Effect.Effect<Readonly<Record<string, string>>, BackendError>
    /** Values of configuration variables (`readConfiguration`); those without one are left out. */
    readonly readConfiguration: (
      variables: readonly string[],
    ) => Effect.Effect<Readonly<Record<string, string>>, BackendError>
    /** Every spot whose name begins with `spot` (`listMarketingSpots`). */
    readonly listMarketingSpots: (spot: string) => Effect.Effect<readonly MarketingSpot[], BackendError>
  }
>()("ContentGateway") {}
