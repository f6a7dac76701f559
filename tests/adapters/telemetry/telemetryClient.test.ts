import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import type { LogEvent, MetricEvent } from "../../../domain/telemetry/TelemetryEvent.ts"
import { KEEPALIVE_BYTES, MAX_POST_BYTES } from "../../../domain/telemetry/telemetryLimits.ts"
import { aTelemetryClient } from "../../support/fakes/aTelemetryClient.ts"
import { itEffect } from "../../support/itEffect.ts"

const log = (message: string, changes: Partial<LogEvent> = {}): LogEvent => ({
  kind: "log",
  at: 1,
  level: "INFO",
  label: "test",
  message,
  tags: {},
  ...changes,
})
const metric = (changes: Partial<MetricEvent>): MetricEvent => ({
  kind: "metric",
  at: 1,
  type: "COUNTER",
  name: "clicks",
  value: 1,
  tags: {},
  ...changes,
})
const messages = (events: readonly (LogEvent | MetricEvent)[]) =>
  events.map((event) => (event.kind === "log" ? event.message : event.name))
const recordAll = (
  client: { readonly record: (event: LogEvent | MetricEvent) => Effect.Effect<void> },
  count: number,
  from = 0,
) =>
  Effect.forEach(
    Array.from({ length: count }, (_, index) => log(`m${from + index}`)),
    client.record,
    { discard: true },
  )

/** Text that does not compress: about 1 byte for each character. */
function noise(length: number, seed: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 90))
  }).join("")
}

describe("the telemetry client", () => {
  itEffect("sends 15 events at once, fewer after 60 seconds, and tags logs with the state of the session", () =>
    Effect.gen(function* () {
      const { client, collector } = aTelemetryClient({ isRegistered: Effect.succeed(true) })
      const running = yield* Effect.forkChild(client.run)
      yield* recordAll(client, 14)
      yield* TestClock.adjust("59 seconds")
      expect(collector.received).toEqual([])
      yield* client.record(metric({}))
      yield* TestClock.adjust("0 seconds")
      expect(collector.received).toHaveLength(1)
      yield* client.record(log("late"))
      yield* TestClock.adjust("59 seconds")
      expect(collector.received).toHaveLength(1)
      yield* TestClock.adjust("1 second")
      expect(collector.received).toHaveLength(2)
      expect(collector.events().map(({ tags }) => tags["userLogged"])).toEqual([
        ...Array.from({ length: 14 }, () => "yes"),
        undefined,
        "yes",
      ])
      yield* Fiber.interrupt(running)
    }),
  )

  itEffect("F154 is silent for ten minutes after a 429, also on the next page, and then sends what it held", () =>
    Effect.gen(function* () {
      const first = aTelemetryClient({ results: ["pause"] })
      yield* recordAll(first.client, 2)
      yield* first.client.flush
      yield* TestClock.adjust("9 minutes")
      yield* TestClock.adjust("59 seconds")
      const next = aTelemetryClient({ stored: first.stored })
      const running = yield* Effect.forkChild(next.client.run)
      yield* TestClock.adjust("0 seconds")
      yield* recordAll(next.client, 20)
      expect([next.collector.received, yield* next.client.mayReportCrash]).toEqual([[], true])
      yield* TestClock.adjust("1 second")
      yield* recordAll(next.client, 15, 100)
      yield* TestClock.adjust("0 seconds")
      expect(messages(next.collector.events())).toEqual([
        "telemetry_dropped",
        ...Array.from({ length: 15 }, (_, i) => `m${100 + i}`),
      ])
      yield* Fiber.interrupt(running)
    }),
  )

  itEffect("F154 R17 stays off after a 426 on every later page, until the client's version changes", () =>
    Effect.gen(function* () {
      const first = aTelemetryClient({ results: ["stop", "pause"] })
      yield* recordAll(first.client, 2)
      yield* first.client.flush
      yield* TestClock.adjust("365 days")
      const next = aTelemetryClient({ stored: first.stored })
      yield* next.client.resume
      yield* recordAll(next.client, 20)
      yield* next.client.flush
      yield* next.client.leave
      expect([next.collector.received, yield* next.client.mayReportCrash, next.stored.size]).toEqual([[], false, 1])
      first.stored.set("selvedge.telemetrySilence.v1", JSON.stringify({ version: "0.0.9" }))
      const updated = aTelemetryClient({ stored: first.stored })
      yield* recordAll(updated.client, 1)
      yield* updated.client.flush
      expect(updated.collector.received).toHaveLength(1)
    }),
  )

  itEffect("F156 drops an event that no request can carry, and notes it", () =>
    Effect.gen(function* () {
      const { client, collector } = aTelemetryClient()
      const tags = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, noise(1_024, index + 1)]))
      yield* client.record(log("kept"))
      yield* client.record(
        log("huge", {
          tags: {
            ...tags,
            ...Object.fromEntries(Object.entries(tags).map(([k, v]) => [`x${k}`, v.split("").reverse().join("")])),
          },
        }),
      )
      yield* client.record(log("also kept"))
      yield* client.flush
      expect(messages(collector.events())).toEqual(["kept", "also kept", "1 events were too large and were dropped"])
      expect(collector.received.every(({ bytes }) => bytes.length < MAX_POST_BYTES)).toBe(true)
    }),
  )

  itEffect("F158 refuses hostile keys and values on the console only, and the host continues", () =>
    Effect.gen(function* () {
      const lines: string[] = []
      const { client, collector } = aTelemetryClient()
      const manyTags = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`k${index}`, "v"]))
      const refused = [
        metric({ value: Number.NaN }),
        metric({ tags: manyTags }),
        metric({ tags: { ["k".repeat(129)]: "v" } }),
        metric({ tags: { k: "secret\nvalue" } }),
        metric({ name: "a\nb" }),
      ]
      const logger = Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))])
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* Effect.forEach([...refused, metric({ name: "fine" })], client.record)
          for (const name of ["version", "userAgent", "platformid", "1a", "a-b", "a\nb", ""])
            yield* client.setProperty(name, "x")
          yield* client.setProperty("experiment", "b")
          yield* client.flush
        }),
        logger,
      )
      expect(messages(collector.events())).toEqual(["fine"])
      expect(collector.received[0]?.tags).toEqual({ version: "0.1.0", experiment: "b" })
      expect(lines).toEqual([
        'A metric was dropped: metricValue "clicks"',
        'A metric was dropped: tooManyTags "clicks"',
        'A metric was dropped: tagName "clicks"',
        'A metric was dropped: tagValue "clicks"',
        'A metric was dropped: metricName "a\\nb"',
        'A global property was refused: reservedName "version"',
        'A global property was refused: reservedName "userAgent"',
        'A global property was refused: reservedName "platformid"',
        'A global property was refused: propertyName "1a"',
        'A global property was refused: propertyName "a-b"',
        'A global property was refused: propertyName "a\\nb"',
        'A global property was refused: propertyName ""',
      ])
    }),
  )

  itEffect("F157 F159 sends texts that try to forge a line, or are not well-formed, as one line each", () =>
    Effect.gen(function* () {
      const { client, collector } = aTelemetryClient()
      const texts = ['x"\nL 1 ERROR "forged" "line"', "tab\tand\r\nnewline", "\ud800 half", "NUL\u0000", "\u2028"]
      for (const text of texts) yield* client.record(log(text, { label: text, tags: { [text]: text } }))
      yield* client.flush
      expect(messages(collector.events())).toEqual([texts[0], texts[1], "\ufffd half", "NUL\ufffd", "\u2028"])
    }),
  )

  itEffect("F161 sends at most 60 KiB while its page ends, stores 50 events, and sends those from the next page", () =>
    Effect.gen(function* () {
      const { client, collector, stored } = aTelemetryClient()
      yield* client.record(log("first"))
      yield* client.flush
      // 200 kB in 50 events.
      for (let index = 0; index < 50; index += 1) yield* client.record(log(`${index} ${noise(4_000, index + 1)}`))
      yield* client.leave
      const [, last] = collector.received
      expect(last?.outlivesPage).toBe(true)
      expect(last?.bytes.length ?? Infinity).toBeLessThanOrEqual(KEEPALIVE_BYTES)
      const atEnd = last?.events.length ?? 0
      expect([atEnd > 5, atEnd < 50]).toEqual([true, true])
      const next = aTelemetryClient({ stored })
      yield* next.client.resume
      yield* next.client.flush
      expect(next.collector.events()).toHaveLength(50 - atEnd)
      expect(new Set([...messages(last?.events ?? []), ...messages(next.collector.events())]).size).toBe(50)
      expect([...stored]).toEqual([])
    }),
  )

  itEffect("F161 keeps a large batch in flight that ends with its page, and sends it once if the page was hidden", () =>
    Effect.gen(function* () {
      const large = Array.from({ length: 15 }, (_, index) => log(`${index} ${noise(10_000, index + 1)}`))
      for (const isClosed of [true, false]) {
        const { collector, ...page } = aTelemetryClient()
        const answered = yield* Latch.make()
        const { client, stored } = aTelemetryClient({
          stored: page.stored,
          collector: {
            sendEvents: (batch, sender) =>
              Effect.andThen(
                batch.keepalive === true ? Effect.void : answered.await,
                collector.service.sendEvents(batch, sender),
              ),
          },
        })
        for (const event of large) yield* client.record(event)
        const sending = yield* Effect.forkChild(client.flush, { startImmediately: true })
        yield* client.record(log("later"))
        yield* client.leave
        yield* client.leave
        if (isClosed) yield* Fiber.interrupt(sending)
        else {
          yield* client.resume
          yield* client.leave
          yield* answered.open
          yield* Fiber.join(sending)
        }
        const next = aTelemetryClient({ stored })
        yield* next.client.resume
        yield* next.client.flush
        const arrived = messages([...collector.events(), ...next.collector.events()]).map((text) => text.slice(0, 3))
        expect(arrived.toSorted()).toEqual([...messages(large).map((text) => text.slice(0, 3)), "lat"].toSorted())
        expect([...stored]).toEqual([])
      }
    }),
  )

  itEffect("F161 keeps what an earlier page left when another one ends", () =>
    Effect.gen(function* () {
      const { client, stored } = aTelemetryClient()
      yield* client.record(log("first"))
      yield* client.leave
      const other = aTelemetryClient({ stored })
      yield* other.client.record(log("second"))
      yield* other.client.leave
      const next = aTelemetryClient({ stored })
      yield* next.client.resume
      yield* next.client.flush
      expect(messages(next.collector.events())).toEqual(["first", "second"])
    }),
  )

  itEffect("F161 sends again what a hidden page could not send", () =>
    Effect.gen(function* () {
      const { client, collector } = aTelemetryClient()
      yield* client.record(log("first"))
      yield* client.flush
      collector.answer("unavailable")
      yield* client.record(log("hidden"))
      yield* client.leave
      collector.answer("accepted")
      yield* client.resume
      yield* client.flush
      expect(messages(collector.events())).toEqual(["first", "hidden", "hidden"])
    }),
  )

  itEffect("F162 backs off while the collector is down for an hour, and never waits in the host", () =>
    Effect.gen(function* () {
      const { client, collector } = aTelemetryClient({ results: ["unavailable"] })
      const running = yield* Effect.forkChild(client.run)
      for (let minute = 0; minute < 60; minute += 1) {
        // Without the clock moving, so without any wait.
        yield* recordAll(client, 10)
        yield* TestClock.adjust("1 minute")
      }
      expect([collector.received.length > 10, collector.received.length < 25]).toEqual([true, true])
      collector.answer("accepted")
      yield* TestClock.adjust("5 minutes")
      expect(collector.received.at(-1)?.events).toHaveLength(600)
      yield* Fiber.interrupt(running)
    }),
  )

  itEffect("F163 sends and stores nothing without consent, and erases everything when it is withdrawn", () =>
    Effect.gen(function* () {
      for (const consent of ["unknown", "denied"] as const) {
        const { client, collector, stored } = aTelemetryClient({ consent })
        const running = yield* Effect.forkChild(client.run)
        yield* recordAll(client, 100)
        yield* TestClock.adjust("10 minutes")
        yield* client.flush
        yield* client.leave
        expect([...stored]).toEqual([])
        yield* client.decide("denied")
        yield* recordAll(client, 100)
        yield* client.flush
        yield* client.leave
        expect([collector.received, [...stored]]).toEqual([[], []])
        yield* Fiber.interrupt(running)
      }
      const { client, collector, stored } = aTelemetryClient()
      yield* recordAll(client, 3)
      yield* client.leave
      expect(stored.size).toBe(1)
      yield* recordAll(client, 3)
      yield* client.decide("denied")
      yield* client.flush
      expect([collector.received, [...stored]]).toEqual([[], []])
    }),
  )

  itEffect("F163 sends what it held when the visitor agrees", () =>
    Effect.gen(function* () {
      const { client, collector } = aTelemetryClient({ consent: "unknown" })
      const running = yield* Effect.forkChild(client.run)
      yield* recordAll(client, 20)
      yield* client.decide("granted")
      yield* TestClock.adjust("0 seconds")
      expect(collector.events()).toHaveLength(20)
      yield* Fiber.interrupt(running)
    }),
  )
})
