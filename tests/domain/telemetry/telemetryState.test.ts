import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LogEvent, TelemetryEvent } from "../../../domain/telemetry/TelemetryEvent.ts"
import { FLUSH_EVENTS, FLUSH_MILLIS, QUEUE_LIMIT, STORE_LIMIT } from "../../../domain/telemetry/telemetryLimits.ts"
import type { CollectorResult, TelemetryState } from "../../../domain/telemetry/TelemetryState.ts"
import {
  applyResult,
  backoffMillis,
  decideTelemetry,
  eventsToKeep,
  initialState,
  limitBatch,
  mayReportCrash,
  nextFlushAt,
  recordEvent,
  restoreEvents,
  takeBatch,
} from "../../../domain/telemetry/TelemetryState.ts"

const log = (at: number): LogEvent => ({ kind: "log", at, level: "INFO", label: "test", message: "m", tags: {} })
const filled = (count: number, consent: TelemetryState["consent"] = "granted") =>
  Array.from({ length: count }, (_, index) => index).reduce(
    (state, index) => recordEvent(state, log(index), 0),
    initialState(consent),
  )
/** Sends everything that is stored, with one result. */
const sent = (state: TelemetryState, result: CollectorResult, now: number) =>
  applyResult(takeBatch(state).state, result, now)

describe("the state of the telemetry client", () => {
  it("is sent at 15 events or after 60 seconds, and not before", () => {
    expect(nextFlushAt(initialState("granted"))).toBeUndefined()
    expect(nextFlushAt(filled(1))).toBe(FLUSH_MILLIS)
    expect(nextFlushAt(filled(FLUSH_EVENTS - 1))).toBe(60_000)
    expect(nextFlushAt(filled(15))).toBe(0)
  })

  it("F155 holds its caps in a flood of a million events, and counts every drop", () => {
    let state = initialState("granted")
    let requests = 0
    let delivered = 0
    let reported = 0
    for (let index = 0; index < 1_000_000; index += 1) {
      state = recordEvent(state, log(index), index)
      if (state.stored.length > STORE_LIMIT) throw new Error("the cap of the store is broken")
      const due = nextFlushAt(state)
      // The collector takes 100 ms for each batch.
      if (due !== undefined && due <= index) {
        requests += 1
        state = takeBatch(state).state
      }
      if (state.sending > 0 && index % 100 === 99) {
        delivered += state.sending
        reported += state.reporting
        state = applyResult(state, "accepted", index)
      }
    }
    expect(delivered + reported + state.dropped + state.stored.length).toBe(1_000_000)
    expect(state.stored.length).toBeLessThanOrEqual(STORE_LIMIT)
    // 1,000 seconds.
    expect(requests).toBeLessThanOrEqual(10_001)
    // With a collector that never answers, everything beyond the cap is dropped and counted.
    const silent = Array.from({ length: 5_000 }, (_, index) => index).reduce(
      (held, index) => recordEvent(held, log(index), index),
      takeBatch(filled(15)).state,
    )
    expect([silent.stored.length, silent.dropped]).toEqual([STORE_LIMIT, 5_000 - (STORE_LIMIT - 15)])
  })

  it("F155 accounts for every event in any order of steps: sent, held, dropped or erased", () => {
    const steps = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ step: fc.constant("record" as const), count: fc.integer({ min: 1, max: 400 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ step: fc.constant("wait" as const), millis: fc.integer({ min: 1, max: 700_000 }) }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          step: fc.constant("answer" as const),
          result: fc.constantFrom<CollectorResult>("accepted", "refused", "tooLarge", "pause", "unavailable"),
          fits: fc.integer({ min: 1, max: STORE_LIMIT }),
        }),
      },
      fc.record({ step: fc.constant("restore" as const), count: fc.integer({ min: 0, max: 80 }) }),
    )
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (all) => {
        let now = 0
        let state = initialState("granted")
        let made = 0
        let done = 0
        for (const one of all) {
          if (one.step === "wait") now += one.millis
          if (one.step === "record")
            for (let index = 0; index < one.count; index += 1) {
              state = recordEvent(state, log(now), now)
              made += 1
            }
          if (one.step === "restore") {
            state = restoreEvents(
              state,
              Array.from({ length: one.count }, () => log(now)),
              0,
            )
            made += one.count
          }
          const due = nextFlushAt(state)
          if (one.step === "answer" && due !== undefined && due <= now) {
            const before = state
            state = limitBatch(takeBatch(state).state, one.fits)
            const { sending, reporting } = state
            expect(sending).toBeGreaterThan(0)
            state = applyResult(state, one.result, now)
            if (one.result === "accepted") done += sending + reporting
            if (one.result === "unavailable") expect(nextFlushAt(state)).toBe(now + backoffMillis(before.failures))
            if (one.result === "pause") expect(state.pausedUntil).toBe(Math.max(before.pausedUntil, now + 600_000))
          }
          expect(state.stored.length).toBeLessThanOrEqual(STORE_LIMIT)
          expect([state.sending, state.reporting]).toEqual([0, 0])
          expect(done + state.dropped + state.stored.length).toBe(made)
        }
      }),
    )
  })

  it("F154 is off for good after a 426, also for crash reports, whatever comes later", () => {
    const stopped = sent(filled(20), "stop", 1_000)
    const later = applyResult(stopped, "pause", 2_000)
    for (const state of [stopped, later]) {
      expect(mayReportCrash(state)).toBe(false)
      const recorded = recordEvent(state, log(1), 10 ** 12)
      expect([recorded.stored, nextFlushAt(recorded)]).toEqual([[], undefined])
    }
  })

  it("F154 records no metrics and logs for exactly ten minutes after a 429, and reports crashes meanwhile", () => {
    const paused = sent(filled(15), "pause", 1_000)
    expect([mayReportCrash(paused), paused.pausedUntil, nextFlushAt(paused)]).toEqual([true, 601_000, 601_000])
    expect(recordEvent(paused, log(1), 600_999)).toMatchObject({ dropped: 1, stored: { length: 15 } })
    expect(recordEvent(paused, log(1), 601_000)).toMatchObject({ dropped: 0, stored: { length: 16 } })
    // The answer to another page's request, one second before the end.
    const again = applyResult({ ...paused, sending: 1 }, "pause", 600_000)
    expect(again.pausedUntil).toBe(1_200_000)
    expect(recordEvent(again, log(1), 1_199_999).dropped).toBe(1)
    expect(recordEvent(again, log(1), 1_200_000).dropped).toBe(0)
  })

  it("F162 backs off from 5 seconds to 5 minutes while the collector is down", () => {
    expect([0, 1, 2, 5, 6, 7, 50].map(backoffMillis)).toEqual([
      5_000, 10_000, 20_000, 160_000, 300_000, 300_000, 300_000,
    ])
    let state = filled(15)
    let attempts = 0
    for (let now = 0; now < 3_600_000 && attempts < 100; now = nextFlushAt(state) ?? Infinity) {
      attempts += 1
      state = sent(state, "unavailable", now)
    }
    expect(attempts).toBeLessThan(20)
    expect(state.stored).toHaveLength(15)
  })

  it("F163 holds events while nobody has chosen, erases them on a refusal, and records none afterwards", () => {
    const waiting = filled(20, "unknown")
    expect([waiting.stored.length, nextFlushAt(waiting), mayReportCrash(waiting)]).toEqual([20, undefined, false])
    expect(nextFlushAt(decideTelemetry(waiting, "granted"))).toBe(0)
    const refused = recordEvent(decideTelemetry(waiting, "denied"), log(1), 1)
    expect([refused.stored, refused.dropped, nextFlushAt(refused)]).toEqual([[], 0, undefined])
    const withdrawn = decideTelemetry(takeBatch(filled(20)).state, "denied")
    expect(applyResult(withdrawn, "accepted", 1)).toMatchObject({ stored: [], dropped: 0, sending: 0 })
    expect(restoreEvents(withdrawn, [log(1)], 3)).toBe(withdrawn)
  })

  it("halves a batch that is too large, and drops a single event that is", () => {
    const half = sent(filled(20), "tooLarge", 0)
    expect([takeBatch(half).events.length, nextFlushAt(half)]).toEqual([10, 0])
    const single = sent(filled(1), "tooLarge", 0)
    expect([single.stored, single.dropped]).toEqual([[], 1])
  })

  it("reports drops as a metric before the next events", () => {
    const full = filled(STORE_LIMIT + 7)
    const { events, added } = takeBatch(full)
    expect(added).toBe(1)
    expect(events[0]).toEqual({ kind: "metric", at: 0, type: "COUNTER", name: "telemetry_dropped", value: 7, tags: {} })
    expect(sent(full, "accepted", 1).dropped).toBe(0)
    expect(sent(full, "unavailable", 1).dropped).toBe(7)
  })

  it("F161 leaves at most 50 events on the device, and counts the others", () => {
    const events: readonly TelemetryEvent[] = Array.from({ length: 70 }, (_, index) => log(index))
    const { kept, dropped } = eventsToKeep(events)
    expect([kept, dropped]).toEqual([events.slice(0, QUEUE_LIMIT), 20])
  })
})
