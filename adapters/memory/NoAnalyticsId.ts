import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"

/** Where there are no cookies, there is no analytics id. */
export function noAnalyticsId(): AnalyticsId["Service"] {
  return { current: Effect.succeed(Option.none()) }
}
