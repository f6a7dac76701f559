import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"

/** The analytics cookie id of a guest's device (specification, sections 6 and 9). */
export class AnalyticsId extends Context.Service<
  AnalyticsId,
  {
    /**
     * Made when it is first asked for; none where the visitor does not allow it, or the store configures no lifetime.
     */
    readonly current: Effect.Effect<Option.Option<string>>
  }
>()("AnalyticsId") {}
