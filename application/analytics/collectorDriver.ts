import * as Effect from "effect/Effect"
import { commerceLog } from "../../domain/analytics/commerceLog.ts"
import type { IdGenerator } from "../platform/IdGenerator.ts"
import type { TelemetrySinkService } from "../telemetry/TelemetrySink.ts"
import type { AnalyticsDriver } from "./AnalyticsDriver.ts"

/** Records events as logs for the shop's collector. */
export function collectorDriver(sink: TelemetrySinkService, ids: IdGenerator["Service"]): AnalyticsDriver {
  return {
    send: Effect.fnUntraced(function* (event, at) {
      yield* sink.record(commerceLog(event, at, yield* ids.uuid))
    }),
    decide: () => Effect.void,
  }
}
