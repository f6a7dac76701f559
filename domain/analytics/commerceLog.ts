import type { LogEvent } from "../telemetry/TelemetryEvent.ts"
import type { CommerceEvent } from "./CommerceEvent.ts"

/** Prefix of the labels of commerce events at the collector. */
export const COMMERCE_LABEL = "commerce."

/**
 * Returns the log of an event: its label is `commerce.{name}`, its message the event's data as JSON with amounts in
 * minor units. A purchase is the analytics order of S3, its id the order's number, so that a collector can drop
 * duplicates (F86).
 */
export function commerceLog(event: CommerceEvent, at: number, eventId: string): LogEvent {
  const { name, ...data } = event
  const isPurchase = event.name === "purchase"
  return {
    kind: "log",
    at,
    level: "INFO",
    label: `${COMMERCE_LABEL}${name}`,
    message: JSON.stringify(isPurchase ? event.order : data),
    tags: {
      eventId: isPurchase ? event.order.id : eventId,
      ...("currency" in event && event.currency !== undefined ? { currency: event.currency } : {}),
    },
  }
}
