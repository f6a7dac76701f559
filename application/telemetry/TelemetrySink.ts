import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { LogLevel, MetricType, Tags, TelemetryEvent } from "../../domain/telemetry/TelemetryEvent.ts"

/** Takes logs and metrics for the collector. */
export interface TelemetrySinkService {
  /** Records an event and returns at once; never fails. Invalid events are reported to the console and dropped. */
  readonly record: (event: TelemetryEvent) => Effect.Effect<void>
}

/**
 * The telemetry of the current page, command or request. Default: without a collector warnings and errors go to the
 * log, and everything else is dropped.
 */
export const TelemetrySink = Context.Reference<TelemetrySinkService>("TelemetrySink", {
  defaultValue: () => ({
    record: (event) =>
      event.kind === "log" && (event.level === "WARN" || event.level === "ERROR")
        ? Effect.logWarning(event.message, event.tags)
        : Effect.void,
  }),
})

/** A log; its text contains no personal data. */
export interface NewLog {
  readonly level: LogLevel
  readonly label: string
  readonly message: string
  readonly tags?: Tags
}

/** Records a log with the current time. */
export const recordLog = Effect.fnUntraced(function* ({ tags = {}, ...log }: NewLog) {
  const { record } = yield* TelemetrySink
  yield* record({ kind: "log", at: yield* Clock.currentTimeMillis, ...log, tags })
})

/** Records a metric with the current time. */
export const recordMetric = Effect.fnUntraced(function* (
  type: MetricType,
  name: string,
  value: number,
  tags: Tags = {},
) {
  const { record } = yield* TelemetrySink
  yield* record({ kind: "metric", at: yield* Clock.currentTimeMillis, type, name, value, tags })
})
