import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"

/** The analytics cookie id of a guest's device (S6.4 and S9.13). */
export class AnalyticsId extends Context.Service<
  AnalyticsId,
  {
    /** Created on first access; none without the visitor's consent, or without a configured lifetime. */
    readonly current: Effect.Effect<Option.Option<string>>
  }
>()("AnalyticsId") {}
