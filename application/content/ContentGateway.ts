import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketingSpot } from "../../domain/content/MarketingSpot.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Editorial content and configuration: texts, spots and variables. */
export class ContentGateway extends Context.Service<
  ContentGateway,
  {
    /** Texts that override or extend the built-in ones, by key (`getTranslations`). */
    readonly getTranslations: (
      countryCode: string,
      languageCode: string,
    ) => Effect.Effect<Readonly<Record<string, string>>, BackendError>
    /** Values of configuration variables (`readConfiguration`); variables without a value are absent. */
    readonly readConfiguration: (
      variables: readonly string[],
    ) => Effect.Effect<Readonly<Record<string, string>>, BackendError>
    /** Every spot whose name begins with `spot` (`listMarketingSpots`). */
    readonly listMarketingSpots: (spot: string) => Effect.Effect<readonly MarketingSpot[], BackendError>
  }
>()("ContentGateway") {}
