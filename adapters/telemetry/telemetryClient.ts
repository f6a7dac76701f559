import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import type { TelemetryCollector, TelemetrySender } from "../../application/telemetry/TelemetryCollector.ts"
import { CLIENT_VERSION, telemetryQueue, telemetrySilence } from "../../application/telemetry/telemetryStorage.ts"
import type { TelemetrySinkService } from "../../application/telemetry/TelemetrySink.ts"
import type { CollectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import { storableTags, validateProperty } from "../../domain/telemetry/eventLimits.ts"
import { partitionEvents } from "../../domain/telemetry/partitionEvents.ts"
import type { Tags, TelemetryEvent } from "../../domain/telemetry/TelemetryEvent.ts"
import { KEEPALIVE_BYTES, PAUSE_MILLIS } from "../../domain/telemetry/telemetryLimits.ts"
import type { CollectorResult, TelemetryConsent } from "../../domain/telemetry/TelemetryState.ts"
import {
  applyResult,
  decideTelemetry,
  eventsToKeep,
  initialState,
  limitBatch,
  mayReportCrash,
  nextFlushAt,
  recordEvent,
  restoreEvents,
  takeBatch,
  withDrops,
  withoutSending,
} from "../../domain/telemetry/TelemetryState.ts"
import type { PackedEvents } from "./packEvents.ts"
import { packEvents } from "./packEvents.ts"

/** What a client sends with, and for whom. */
export interface TelemetryClientConfig {
  readonly collector: TelemetryCollector["Service"]
  readonly access: CollectorAccess
  readonly trackerId: Effect.Effect<string>
  /** Whether the customer is registered: each log carries the tag `userLogged`. */
  readonly isRegistered: Effect.Effect<boolean>
  /** The device's storage, for the pause and for events of a page that ends. */
  readonly values: KeyValueStore["Service"]
  /** Tags of every batch. */
  readonly tags: Tags
  readonly consent: TelemetryConsent
}

/** The client of one page, command or request. */
export interface TelemetryClient extends TelemetrySinkService {
  /** Sends batches when they are due; ends only by interruption. */
  readonly run: Effect.Effect<never>
  /** Sends everything now, until a batch is not accepted. */
  readonly flush: Effect.Effect<void>
  /** Sends what a page that ends can send, and stores the rest for the next page (F161). */
  readonly leave: Effect.Effect<void>
  /** Reads the sender, so that a page that ends early can send. */
  readonly identify: Effect.Effect<void>
  /** Takes the events of pages that have ended. */
  readonly resume: Effect.Effect<void>
  /** Applies the visitor's decision. A refusal erases all events here and on the device (F163). */
  readonly decide: (consent: TelemetryConsent) => Effect.Effect<void>
  readonly mayReportCrash: Effect.Effect<boolean>
  /** Adds a tag to every batch. A reserved or invalid name is reported to the console and dropped (S5.73, S5.74). */
  readonly setProperty: (name: string, value: string) => Effect.Effect<void>
}

/** Creates a client; nothing is sent before `run`, `flush` or `leave`. */
export function telemetryClient(config: TelemetryClientConfig): TelemetryClient {
  const { collector, access, values } = config
  const wake = Latch.makeUnsafe()
  let state = initialState(config.consent)
  let { tags } = config
  let inFlightBytes = 0
  /** The device holds the events of the request in flight too, because a page that ends cancels the request. */
  let isParked = false
  let knownTrackerId: string | undefined

  const stored = Effect.provideService(KeyValueStore, values)

  /** Reads how long the collector wants nothing: another page may know. */
  const readSilence = Effect.gen(function* () {
    const known = Option.getOrUndefined(yield* stored(telemetrySilence.read))
    // A stored time that is further away is not the client's own.
    const longestPause = (yield* Clock.currentTimeMillis) + PAUSE_MILLIS
    if (known?.version !== CLIENT_VERSION) return
    state =
      known.until === undefined
        ? { ...state, isStopped: true, stored: [] }
        : { ...state, pausedUntil: Math.max(state.pausedUntil, Math.min(known.until, longestPause)) }
  })

  const finish = Effect.fnUntraced(function* (result: CollectorResult) {
    state = applyResult(state, result, yield* Clock.currentTimeMillis)
    if (result === "stop") yield* stored(telemetrySilence.write({ version: CLIENT_VERSION }))
    if (result === "pause") yield* stored(telemetrySilence.write({ version: CLIENT_VERSION, until: state.pausedUntil }))
  })

  const senderOf = (trackerId: string): TelemetrySender => ({
    token: Redacted.make(access.token),
    projectKey: access.projectKey,
    trackerId,
  })

  const record = Effect.fnUntraced(function* (event: TelemetryEvent) {
    const { accepted, dropped } = partitionEvents([event])
    for (const { metric, dropReason } of dropped)
      yield* Effect.logWarning(`A metric was dropped: ${dropReason} ${printable(metric.name)}`)
    const now = yield* Clock.currentTimeMillis
    const userLogged = (yield* config.isRegistered) ? "yes" : "no"
    for (const one of accepted)
      state = recordEvent(state, one.kind === "log" ? { ...one, tags: { ...one.tags, userLogged } } : one, now)
    wake.openUnsafe()
  })

  /** The page was only hidden: the events of the request in flight are not taken from the device again. */
  const unpark = Effect.gen(function* () {
    isParked = false
    const left = Option.getOrUndefined(yield* stored(telemetryQueue.read))
    if (left === undefined) return
    const events = withoutSending(left.events, state)
    yield* stored(events.length === 0 ? telemetryQueue.remove : telemetryQueue.write({ ...left, events }))
  })

  /** Sends one batch; returns whether it was accepted. */
  const sendBatch = Effect.gen(function* () {
    const taken = takeBatch(state)
    const packed = packEvents(storableTags(tags), taken.events)
    state = limitBatch(taken.state, packed.count - taken.added)
    if (packed.oversize > 0)
      yield* record({
        kind: "log",
        at: yield* Clock.currentTimeMillis,
        level: "WARN",
        label: "telemetry",
        message: `${packed.oversize} events were too large and were dropped`,
        tags: {},
      })
    if (packed.bytes === undefined) {
      yield* finish("accepted")
      return true
    }
    knownTrackerId = yield* config.trackerId
    const { bytes } = packed
    const keepalive = bytes.length <= KEEPALIVE_BYTES
    inFlightBytes = keepalive ? bytes.length : 0
    const result = yield* collector.sendEvents({ bytes, keepalive }, senderOf(knownTrackerId)).pipe(
      // The command that sends does not wait any longer.
      Effect.onInterrupt(() => finish("unavailable")),
    )
    inFlightBytes = 0
    if (isParked) yield* unpark
    // A visitor who withdrew meanwhile has no events any more.
    yield* finish(state.consent === "denied" && result !== "stop" ? "accepted" : result)
    return result === "accepted"
  })

  const run = Effect.gen(function* () {
    yield* readSilence
    for (;;) {
      wake.closeUnsafe()
      const now = yield* Clock.currentTimeMillis
      const due = nextFlushAt(state)
      if (due === undefined) yield* wake.await
      else if (due > now) yield* Effect.race(Effect.sleep(due - now), wake.await)
      else {
        yield* readSilence
        if ((nextFlushAt(state) ?? Infinity) <= now) yield* sendBatch
      }
    }
  })

  const flush = Effect.gen(function* () {
    yield* readSilence
    for (;;) {
      const now = yield* Clock.currentTimeMillis
      const isBlocked = nextFlushAt(state) === undefined || Math.max(state.blockedUntil, state.pausedUntil) > now
      if (isBlocked || !(yield* sendBatch)) return
    }
  })

  const leave = Effect.gen(function* () {
    if (state.consent !== "granted" || state.isStopped) return
    const now = yield* Clock.currentTimeMillis
    const waiting = state.stored.slice(state.sending)
    // A request that does not outlive the page is cancelled with it.
    const endangered = inFlightBytes === 0 && !isParked ? state.stored.slice(0, state.sending) : []
    if (waiting.length + endangered.length === 0) return
    const isBlocked = Math.max(state.blockedUntil, state.pausedUntil) > now || knownTrackerId === undefined
    const events = withDrops(waiting, state.dropped - state.reporting)
    const packed: PackedEvents = isBlocked
      ? { count: 0, oversize: 0 }
      : packEvents(storableTags(tags), events, KEEPALIVE_BYTES - inFlightBytes)
    const before = Option.getOrUndefined(yield* stored(telemetryQueue.read))
    const { kept, dropped } = eventsToKeep([...(before?.events ?? []), ...endangered, ...events.slice(packed.count)])
    isParked ||= endangered.length > 0
    state = { ...state, stored: state.stored.slice(0, state.sending), dropped: state.reporting }
    if (kept.length > 0)
      yield* stored(telemetryQueue.write({ events: kept, dropped: dropped + (before?.dropped ?? 0) }))
    if (packed.bytes === undefined || knownTrackerId === undefined) return
    const sent = events.slice(0, packed.count)
    yield* collector.sendEvents({ bytes: packed.bytes, keepalive: true }, senderOf(knownTrackerId)).pipe(
      Effect.flatMap((result) =>
        Effect.gen(function* () {
          // The page was only hidden.
          if (result === "unavailable") state = restoreEvents(state, sent, 0)
          if (result === "pause" || result === "stop") yield* finish(result)
        }),
      ),
      Effect.forkDetach({ startImmediately: true }),
    )
  })

  const resume = Effect.gen(function* () {
    yield* readSilence
    const left = Option.getOrUndefined(yield* stored(telemetryQueue.read))
    if (left === undefined || state.consent !== "granted") return
    yield* stored(telemetryQueue.remove)
    isParked = false
    state = restoreEvents(state, withoutSending(left.events, state), left.dropped)
    wake.openUnsafe()
  })

  return {
    record,
    run,
    flush,
    leave,
    resume,
    identify: Effect.map(config.trackerId, (id) => {
      knownTrackerId ??= id
    }),
    decide: Effect.fnUntraced(function* (consent: TelemetryConsent) {
      state = decideTelemetry(state, consent)
      if (consent === "denied") yield* stored(Effect.andThen(telemetryQueue.remove, telemetrySilence.remove))
      if (consent === "granted") yield* resume
      wake.openUnsafe()
    }),
    mayReportCrash: Effect.sync(() => mayReportCrash(state)),
    setProperty: (name, value) => {
      const reason = validateProperty(name)
      return reason === undefined
        ? Effect.sync(() => {
            tags = { ...tags, [name]: value }
          })
        : Effect.logWarning(`A global property was refused: ${reason} ${printable(name)}`)
    },
  }
}

/** Makes a name safe for the console: one line, limited length. */
function printable(name: string): string {
  return JSON.stringify(name.slice(0, 128))
}
