import type { EventRefusedReason } from "./eventLimits.ts"
import { validateMetric, storableTags, truncatedLog } from "./eventLimits.ts"
import type { MetricEvent, TelemetryEvent } from "./TelemetryEvent.ts"

/** A dropped metric with the reason. */
export interface DroppedMetric {
  readonly metric: MetricEvent
  readonly dropReason: EventRefusedReason
}

/** Events to send, and metrics to report on the console and drop. */
export interface PartitionedEvents {
  readonly accepted: readonly TelemetryEvent[]
  readonly dropped: readonly DroppedMetric[]
}

/**
 * Partitions events in order: truncates logs to their limits and drops invalid metrics, each with its first error
 * (S5).
 */
export function partitionEvents(events: readonly TelemetryEvent[]): PartitionedEvents {
  const accepted: TelemetryEvent[] = []
  const dropped: DroppedMetric[] = []
  for (const event of events) {
    if (event.kind === "log") {
      accepted.push(truncatedLog(event))
      continue
    }
    const dropReason = validateMetric(event)
    if (dropReason === undefined) accepted.push({ ...event, tags: storableTags(event.tags) })
    else dropped.push({ metric: event, dropReason })
  }
  return { accepted, dropped }
}
