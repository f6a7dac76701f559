import { toStorableText } from "../shared/toStorableText.ts"
import type { LogEvent, MetricEvent, Tags } from "./TelemetryEvent.ts"

const MAX_MESSAGE = 35_000
const MAX_LABEL = 20_000
const MAX_LOG_TAG = 1_024
const MAX_METRIC_TAGS = 25
const MAX_METRIC_KEY = 128
const MAX_METRIC_VALUE = 500

/** Global properties reserved for the client (S5). */
const RESERVED = [
  "environment",
  "tenant",
  "domain",
  "projectName",
  "projectKey",
  "platform",
  "platformid",
  "version",
  "userAgent",
]

/** Why an event or a property was refused; it is reported and dropped, never sent (S5). */
export type EventRefusedReason =
  | "propertyName"
  | "reservedName"
  | "metricName"
  | "metricValue"
  | "tooManyTags"
  | "tagName"
  | "tagValue"
  | "moment"

/**
 * Truncates message, label and tags of a log to their limits, between code points (F156). U+FFFD replaces lone
 * surrogates and NUL, since the collector refuses a batch with either (F157, F180).
 */
export function truncatedLog(log: LogEvent): LogEvent {
  const tags = Object.entries(log.tags).map(([key, value]): [string, string] => [
    cut(key, MAX_LOG_TAG),
    cut(value, MAX_LOG_TAG),
  ])
  return { ...log, label: cut(log.label, MAX_LABEL), message: cut(log.message, MAX_MESSAGE), tags: tagsOf(tags) }
}

/** Returns tags that a collector can store: U+FFFD replaces NUL and lone surrogates in keys and values. */
export function storableTags(tags: Tags): Tags {
  return tagsOf(
    Object.entries(tags).map(([key, value]): [string, string] => [toStorableText(key), toStorableText(value)]),
  )
}

function cut(text: string, maximum: number): string {
  const isPairSplit =
    text.length > maximum && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(maximum - 1, maximum + 1))
  return toStorableText(text.slice(0, isPairSplit ? maximum - 1 : maximum))
}

/** Returns the error of a metric; `undefined` when it is valid. */
export function validateMetric({ at, name, value, tags }: MetricEvent): EventRefusedReason | undefined {
  if (!Number.isSafeInteger(at) || at < 0) return "moment"
  if (!/^[A-Za-z0-9_:]{1,128}$/.test(name)) return "metricName"
  if (!Number.isFinite(value)) return "metricValue"
  const pairs = Object.entries(tags)
  if (pairs.length > MAX_METRIC_TAGS) return "tooManyTags"
  if (pairs.some(([key]) => key.length > MAX_METRIC_KEY)) return "tagName"
  return pairs.some(([, text]) => text.length > MAX_METRIC_VALUE || /[\n\t\r]/.test(text)) ? "tagValue" : undefined
}

/** Returns the error of a global property; `undefined` when it is valid. */
export function validateProperty(name: string): EventRefusedReason | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return "propertyName"
  return RESERVED.includes(name) ? "reservedName" : undefined
}

/** Creates tags from pairs; handles `__proto__` as an ordinary name. */
export function tagsOf(pairs: readonly (readonly [string, string])[]): Tags {
  return Object.fromEntries(pairs)
}
