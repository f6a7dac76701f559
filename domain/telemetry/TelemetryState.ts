import type { MetricEvent, TelemetryEvent } from "./TelemetryEvent.ts"
import {
  FIRST_BACKOFF_MILLIS,
  FLUSH_EVENTS,
  FLUSH_MILLIS,
  MAX_BACKOFF_MILLIS,
  PAUSE_MILLIS,
  QUEUE_LIMIT,
  STORE_LIMIT,
} from "./telemetryLimits.ts"

/** The visitor's decision: `unknown` holds events in memory, `denied` records none. */
export type TelemetryConsent = "granted" | "denied" | "unknown"

/**
 * The collector's result for a batch.
 *
 * | result | status | effect |
 * |---|---|---|
 * | `accepted` | 2xx | the batch is done |
 * | `tooLarge` | 413 | the next batch has half as many events; a single event is dropped |
 * | `pause` | 429 | no metrics and logs for 10 minutes (S4.29) |
 * | `stop` | 426 | nothing any more until the client's version changes (R17) |
 * | `refused` | other 3xx and 4xx | the batch is dropped |
 * | `unavailable` | 5xx, or no response | the batch is sent again after a wait that doubles up to 5 minutes |
 */
export type CollectorResult = "accepted" | "tooLarge" | "pause" | "stop" | "refused" | "unavailable"

/**
 * What the telemetry client holds. Times are milliseconds since 1970.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> waiting: consent unknown
 *   waiting --> sending: granted, 15 events or 60 s
 *   waiting --> off: denied
 *   sending --> waiting: accepted, refused
 *   sending --> backoff: unavailable
 *   backoff --> sending: after 5 s to 5 min
 *   sending --> paused: 429
 *   paused --> waiting: after 10 min
 *   sending --> stopped: 426
 *   waiting --> off: withdrawn
 *   off --> waiting: granted
 * ```
 */
export interface TelemetryState {
  readonly consent: TelemetryConsent
  /** Events in memory, the oldest first; the first `sending` of them are in a request. At most `STORE_LIMIT`. */
  readonly stored: readonly TelemetryEvent[]
  readonly sending: number
  /** Most events of the next batch. */
  readonly batchLimit: number
  /** Events that were dropped and not yet reported. */
  readonly dropped: number
  /** The part of `dropped` that the request in flight reports. */
  readonly reporting: number
  /** Consecutive failures. */
  readonly failures: number
  /** No attempt before this. */
  readonly blockedUntil: number
  /** Events are sent at this time even when they are few. */
  readonly flushAt: number
  /** End of the pause after a 429. */
  readonly pausedUntil: number
  /** The collector refused this version of the client. */
  readonly isStopped: boolean
}

export function initialState(consent: TelemetryConsent): TelemetryState {
  return {
    consent,
    stored: [],
    sending: 0,
    batchLimit: STORE_LIMIT,
    dropped: 0,
    reporting: 0,
    failures: 0,
    blockedUntil: 0,
    flushAt: 0,
    pausedUntil: 0,
    isStopped: false,
  }
}

/** Records an event. While it is paused or full, the event is dropped and counted. */
export function recordEvent(state: TelemetryState, event: TelemetryEvent, now: number): TelemetryState {
  if (state.consent === "denied" || state.isStopped) return state
  if (now < state.pausedUntil || state.stored.length >= STORE_LIMIT) return { ...state, dropped: state.dropped + 1 }
  const flushAt = state.stored.length === 0 ? now + FLUSH_MILLIS : state.flushAt
  return { ...state, flushAt, stored: [...state.stored, event] }
}

/** Whether a crash may be reported: also during a pause, but not after a 426 (S4.29 and S4.30; F154). */
export function mayReportCrash({ consent, isStopped }: TelemetryState): boolean {
  return consent === "granted" && !isStopped
}

/** Applies a decision. A refusal or withdrawal erases everything in memory. */
export function decideTelemetry(state: TelemetryState, consent: TelemetryConsent): TelemetryState {
  return consent === "denied"
    ? { ...state, consent, stored: [], sending: 0, dropped: 0, reporting: 0 }
    : { ...state, consent }
}

/** Puts events of an earlier page before the others. */
export function restoreEvents(
  state: TelemetryState,
  events: readonly TelemetryEvent[],
  dropped: number,
): TelemetryState {
  if (state.consent === "denied" || state.isStopped) return state
  const room = STORE_LIMIT - state.stored.length
  const restored = events.slice(0, room)
  const lost = events.length - restored.length
  const sent = state.stored.slice(0, state.sending)
  return {
    ...state,
    stored: [...sent, ...restored, ...state.stored.slice(state.sending)],
    dropped: state.dropped + dropped + lost,
  }
}

/** Time of the next batch; `undefined` while there is nothing to wait for. */
export function nextFlushAt(state: TelemetryState): number | undefined {
  const { consent, stored, sending, isStopped, blockedUntil, pausedUntil, flushAt } = state
  if (consent !== "granted" || isStopped || sending > 0 || stored.length === 0) return undefined
  const earliest = Math.max(blockedUntil, pausedUntil)
  return stored.length >= FLUSH_EVENTS || state.failures > 0 ? earliest : Math.max(earliest, flushAt)
}

/** A batch to send. */
export interface TakenBatch {
  readonly state: TelemetryState
  /** A metric of the dropped events, if there were any, then the oldest events. */
  readonly events: readonly TelemetryEvent[]
  /** Number of events that the client added: the metric of the dropped ones. */
  readonly added: number
}

/** Takes the oldest events for a request. */
export function takeBatch(state: TelemetryState): TakenBatch {
  const taken = state.stored.slice(0, state.batchLimit)
  const events = withDrops(taken, state.dropped)
  return {
    state: { ...state, sending: taken.length, reporting: state.dropped },
    events,
    added: events.length - taken.length,
  }
}

/** Returns the state when only the first of the taken events fit into the request. */
export function limitBatch(state: TelemetryState, sending: number): TelemetryState {
  return { ...state, sending: Math.min(state.sending, Math.max(0, sending)) }
}

/** Adds the number of dropped events before the others, if there were any. */
export function withDrops(events: readonly TelemetryEvent[], dropped: number): readonly TelemetryEvent[] {
  const [first] = events
  if (dropped === 0 || first === undefined) return events
  const metric: MetricEvent = {
    kind: "metric",
    at: first.at,
    type: "COUNTER",
    name: DROPPED_METRIC,
    value: dropped,
    tags: {},
  }
  return [metric, ...events]
}

/** Events that were dropped because the client was full or paused. */
export const DROPPED_METRIC = "telemetry_dropped"

/** Applies the result of the request in flight. */
export function applyResult(state: TelemetryState, result: CollectorResult, now: number): TelemetryState {
  const { sending, stored, dropped, reporting, failures } = state
  const rest = stored.slice(sending)
  const done: TelemetryState = { ...state, sending: 0, reporting: 0, flushAt: now + FLUSH_MILLIS }
  switch (result) {
    case "accepted":
      return {
        ...done,
        stored: rest,
        dropped: dropped - reporting,
        failures: 0,
        blockedUntil: 0,
        batchLimit: STORE_LIMIT,
      }
    case "refused":
      return { ...done, stored: rest, dropped: dropped + sending, failures: 0, blockedUntil: 0 }
    case "tooLarge":
      return sending <= 1
        ? { ...done, stored: rest, dropped: dropped + sending, failures: 1, blockedUntil: now }
        : { ...done, batchLimit: Math.floor(sending / 2), failures: failures + 1, blockedUntil: now }
    case "pause":
      return { ...done, pausedUntil: Math.max(state.pausedUntil, now + PAUSE_MILLIS) }
    case "stop":
      return { ...done, stored: [], dropped: 0, isStopped: true }
    case "unavailable":
      return { ...done, failures: failures + 1, blockedUntil: now + backoffMillis(failures) }
  }
}

/** Wait after this many earlier failures. */
export function backoffMillis(failures: number): number {
  return Math.min(FIRST_BACKOFF_MILLIS * 2 ** Math.min(failures, 10), MAX_BACKOFF_MILLIS)
}

/** What stays on the device when a page ends: the oldest events, and the number of those that do not fit. */
export function eventsToKeep(events: readonly TelemetryEvent[]): {
  readonly kept: readonly TelemetryEvent[]
  readonly dropped: number
} {
  return { kept: events.slice(0, QUEUE_LIMIT), dropped: Math.max(0, events.length - QUEUE_LIMIT) }
}

/** Returns the events without those of a request in flight, each of which is left out once. */
export function withoutSending(
  events: readonly TelemetryEvent[],
  { stored, sending }: Pick<TelemetryState, "stored" | "sending">,
): readonly TelemetryEvent[] {
  const known = stored.slice(0, sending).map((event) => JSON.stringify(event))
  return events.filter((event) => {
    const index = known.indexOf(JSON.stringify(event))
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
}
