/** Labels of an event. */
export type Tags = Readonly<Record<string, string>>

export const LOG_LEVELS = ["DEBUG", "INFO", "WARN", "ERROR", "TRACE"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export const METRIC_TYPES = ["COUNTER", "SUMMARY"] as const
export type MetricType = (typeof METRIC_TYPES)[number]

/** A log event (S3: observability log). */
export interface LogEvent {
  readonly kind: "log"
  /** Milliseconds since 1970. */
  readonly at: number
  readonly level: LogLevel
  readonly label: string
  readonly message: string
  readonly tags: Tags
}

/** A counter or measurement. */
export interface MetricEvent {
  readonly kind: "metric"
  /** Milliseconds since 1970. */
  readonly at: number
  readonly type: MetricType
  readonly name: string
  readonly value: number
  readonly tags: Tags
}

export type TelemetryEvent = LogEvent | MetricEvent

/** Events of one request: shared tags, then the events in chronological order. */
export interface EventBatch {
  readonly tags: Tags
  readonly events: readonly TelemetryEvent[]
}
