import type { EventRefusedReason } from "./eventLimits.ts"
import { validateMetric, storableTags, truncatedLog } from "./eventLimits.ts"
import type { MetricEvent, TelemetryEvent } from "./TelemetryEvent.ts"

/** A metric that is not sent, and why. */
export interface DroppedMetric {
  readonly metric: MetricEvent
  readonly dropReason: EventRefusedReason
}

/** Events parted into what is sent and what is told on the console and dropped. */
export interface PartitionedEvents {
  readonly accepted: readonly TelemetryEvent[]
  readonly dropped: readonly DroppedMetric[]
}

/**
 * Events in their order, logs cut to their limits, without the metrics that break a rule; those are dropped, each with
 * its first problem (specification, section 5).
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
