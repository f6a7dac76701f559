import type { EventProblem } from "./eventLimits.ts"
import { metricProblem, storableTags, truncatedLog } from "./eventLimits.ts"
import type { MetricEvent, TelemetryEvent } from "./TelemetryEvent.ts"

/** A metric that is not sent, and why. */
export interface DroppedMetric {
  readonly metric: MetricEvent
  readonly problem: EventProblem
}

/** Events parted into what is sent and what is told on the console and dropped. */
export interface PartedEvents {
  readonly taken: readonly TelemetryEvent[]
  readonly dropped: readonly DroppedMetric[]
}

/**
 * Events in their order, logs cut to their limits, without the metrics that break a rule; those are dropped, each with
 * its first problem (specification, section 5).
 */
export function takenEvents(events: readonly TelemetryEvent[]): PartedEvents {
  const taken: TelemetryEvent[] = []
  const dropped: DroppedMetric[] = []
  for (const event of events) {
    if (event.kind === "log") {
      taken.push(truncatedLog(event))
      continue
    }
    const problem = metricProblem(event)
    if (problem === undefined) taken.push({ ...event, tags: storableTags(event.tags) })
    else dropped.push({ metric: event, problem })
  }
  return { taken, dropped }
}
