import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateMetric } from "../../../domain/telemetry/eventLimits.ts"
import { partitionEvents } from "../../../domain/telemetry/partitionEvents.ts"
import type { LogEvent, MetricEvent } from "../../../domain/telemetry/TelemetryEvent.ts"

const metric = fc.record<MetricEvent>({
  kind: fc.constant("metric"),
  at: fc.constantFrom(1, 2.5),
  type: fc.constantFrom("COUNTER", "SUMMARY"),
  name: fc.constantFrom("clicks", "a b", ""),
  value: fc.constantFrom(1, Number.NaN),
  tags: fc.constantFrom({}, { k: "a\nb" }, { ["k".repeat(129)]: "v" }),
})
const log = fc.record<LogEvent>({
  kind: fc.constant("log"),
  at: fc.constant(1),
  level: fc.constantFrom("INFO", "ERROR"),
  label: fc.constant("cart"),
  message: fc.constantFrom("m", "m".repeat(35_001)),
  tags: fc.constant({}),
})

describe("events for a collector (S5)", () => {
  it("V86 are partitioned: valid ones are sent in order, others dropped with their problem", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(metric, log)), (events) => {
        const { accepted, dropped } = partitionEvents(events)
        expect(accepted.length + dropped.length).toBe(events.length)
        expect(accepted.filter(({ kind }) => kind === "metric")).toEqual(
          events.filter((event) => event.kind === "metric" && validateMetric(event) === undefined),
        )
        expect(accepted.map(({ kind }) => kind)).toEqual(
          events.filter((event) => event.kind === "log" || validateMetric(event) === undefined).map(({ kind }) => kind),
        )
        for (const { metric: one, dropReason } of dropped) expect(dropReason).toBe(validateMetric(one))
        for (const event of accepted) if (event.kind === "log") expect(event.message.length).toBeLessThanOrEqual(35_000)
      }),
    )
  })

  it("F157 F180 contain neither NUL nor half of a surrogate pair, not even after shortening", () => {
    const long = `${"m".repeat(34_999)}👗`
    const bad: readonly (LogEvent | MetricEvent)[] = [
      { kind: "log", at: 1, level: "INFO", label: "a\u0000", message: long, tags: { "\ud800": "\udfff" } },
      { kind: "metric", at: 1, type: "COUNTER", name: "clicks", value: 1, tags: { "k\u0000": "\ud83d" } },
    ]
    const { accepted } = partitionEvents(bad)
    expect(JSON.stringify(accepted)).not.toMatch(/\\u(0000|d[89a-f])/)
    expect(accepted.map(({ tags }) => tags)).toEqual([{ "\ufffd": "\ufffd" }, { "k\ufffd": "\ufffd" }])
  })
})
