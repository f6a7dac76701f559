import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"

/** No analytics id: there are no cookies. */
export function noAnalyticsId(): AnalyticsId["Service"] {
  return { current: Effect.succeed(Option.none()) }
}
