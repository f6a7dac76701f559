import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateMetric, validateProperty, truncatedLog } from "../../../domain/telemetry/eventLimits.ts"
import type { MetricEvent } from "../../../domain/telemetry/TelemetryEvent.ts"

const metric = (changes: Partial<MetricEvent> = {}): MetricEvent => ({
  kind: "metric",
  at: 1,
  type: "COUNTER",
  name: "http_requests",
  value: 1,
  tags: { method: "GET" },
  ...changes,
})
const manyTags = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, "v"]))

describe("limits of events (S5)", () => {
  it("V80 V81 V82 V83 V84 refuse a metric for its first problem", () => {
    expect(validateMetric(metric())).toBeUndefined()
    expect(validateMetric(metric({ name: "" }))).toBe("metricName")
    expect(validateMetric(metric({ name: "a-b" }))).toBe("metricName")
    expect(validateMetric(metric({ name: "a".repeat(128) }))).toBeUndefined()
    expect(validateMetric(metric({ name: "a".repeat(129) }))).toBe("metricName")
    expect(validateMetric(metric({ value: Number.NaN }))).toBe("metricValue")
    expect(validateMetric(metric({ at: 1.5 }))).toBe("moment")
    expect(validateMetric(metric({ tags: manyTags(25) }))).toBeUndefined()
    expect(validateMetric(metric({ tags: manyTags(26) }))).toBe("tooManyTags")
    expect(validateMetric(metric({ tags: { ["k".repeat(129)]: "v" } }))).toBe("tagName")
    expect(validateMetric(metric({ tags: { k: "v".repeat(501) } }))).toBe("tagValue")
    for (const value of ["a\nb", "a\tb", "a\rb"])
      expect(validateMetric(metric({ tags: { k: value } }))).toBe("tagValue")
  })

  it("V73 V74 refuse reserved and invalid property names", () => {
    for (const name of [
      "environment",
      "tenant",
      "domain",
      "projectName",
      "projectKey",
      "platform",
      "platformid",
      "version",
      "userAgent",
    ])
      expect(validateProperty(name)).toBe("reservedName")
    for (const name of ["", "1a", "a-b", "a b", "ä"]) expect(validateProperty(name)).toBe("propertyName")
    for (const name of ["a", "_a1", "storeId"]) expect(validateProperty(name)).toBeUndefined()
  })

  it("V76 V77 V78 shorten the parts of a log that are too long, and no others", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.integer({ min: 0, max: 40_000 }), (seed, length) => {
        const text = (seed || "a").repeat(length).slice(0, length)
        const cut = truncatedLog({ kind: "log", at: 1, level: "INFO", label: text, message: text, tags: { k: text } })
        expect(cut.message).toBe(text.slice(0, 35_000))
        expect(cut.label).toBe(text.slice(0, 20_000))
        expect(cut.tags["k"]).toBe(text.slice(0, 1_024))
      }),
    )
  })
})
