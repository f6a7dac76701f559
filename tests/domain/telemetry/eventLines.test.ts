import * as Option from "effect/Option"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readEventLines, writeEventLines } from "../../../domain/telemetry/eventLines.ts"
import type { EventBatch, TelemetryEvent } from "../../../domain/telemetry/TelemetryEvent.ts"
import { LOG_LEVELS, METRIC_TYPES } from "../../../domain/telemetry/TelemetryEvent.ts"

/** Texts that try to be more than a text: line feeds, quotes, whole forged lines, halves of pairs. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\n",
    "\r\n",
    '"',
    "\\",
    "\u2028",
    "\u2029",
    "\u0000",
    "\ud800",
    'x"\nL 1 ERROR "forged" "line"',
    '" "k"="v',
    "=",
    " ",
    "__proto__",
    "\u202e",
  ),
)
const tags = fc.dictionary(texts, texts, { maxKeys: 5 })
const moments = fc.integer({ min: 0, max: 999_999_999_999_999 })
const logs = fc.record({
  kind: fc.constant("log" as const),
  at: moments,
  level: fc.constantFrom(...LOG_LEVELS),
  label: texts,
  message: texts,
  tags,
})
const metrics = fc.record({
  kind: fc.constant("metric" as const),
  at: moments,
  type: fc.constantFrom(...METRIC_TYPES),
  name: fc.stringMatching(/^[A-Za-z0-9_:]{1,128}$/),
  value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
  tags,
})
const batches: fc.Arbitrary<EventBatch> = fc.record({
  tags,
  events: fc.array(fc.oneof<fc.Arbitrary<TelemetryEvent>[]>(logs, metrics), { maxLength: 8 }),
})

describe("lines of events, R16", () => {
  it("are parsed as they were written, for any text", () => {
    fc.assert(
      fc.property(batches, (batch) => {
        const read = Option.getOrThrow(readEventLines(writeEventLines(batch)))
        expect(JSON.stringify(read)).toBe(JSON.stringify(batch))
      }),
    )
  })

  it("have one canonical form per batch", () => {
    fc.assert(
      fc.property(batches, (batch) => {
        const text = writeEventLines(batch)
        expect(writeEventLines(Option.getOrThrow(readEventLines(text)))).toBe(text)
      }),
    )
  })

  it("are two more than the events: no text ends its line", () => {
    fc.assert(
      fc.property(batches, (batch) => {
        expect(writeEventLines(batch).split("\n")).toHaveLength(batch.events.length + 3)
      }),
    )
  })

  it("survive the conversion to bytes and back", () => {
    fc.assert(
      fc.property(batches, (batch) => {
        const text = writeEventLines(batch)
        expect(new TextDecoder("utf-8", { fatal: true }).decode(new TextEncoder().encode(text))).toBe(text)
      }),
    )
  })

  it("V75 V79 are invalid as a whole when one part is malformed", () => {
    const head = "#selvedge-events 1\nT\n"
    const wrong = [
      "",
      "#selvedge-events 2\nT\n",
      "T\n",
      head.trimEnd(),
      `${head}L 1 INFO "a"\n`,
      `${head}L 1 LOUD "a" "b"\n`,
      `${head}L 1 INFO "a" "b" "k"="1" "k"="2"\n`,
      `${head}L 1 INFO "a" "b" "k"=1\n`,
      `${head}M 1 COUNTER a 01\n`,
      `${head}M 1 COUNTER a-b 1\n`,
      `${head}L 1 INFO "a\tb" "c"\n`,
      `${head}\n`,
      `${head}L 1 INFO "a" "b" \n`,
    ]
    for (const text of wrong) expect([text, Option.isNone(readEventLines(text))]).toEqual([text, true])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readEventLines(text)
        expect(Option.isNone(read) || writeEventLines(read.value).length > 0).toBe(true)
      }),
    )
  })

  it("have the format of the contract", () => {
    const batch: EventBatch = {
      tags: { platform: "web", version: "0.1.0" },
      events: [
        {
          kind: "log",
          at: 1_768_471_770_000,
          level: "WARN",
          label: "cart",
          message: "A line was left out",
          tags: { userLogged: "no" },
        },
        {
          kind: "metric",
          at: 1_768_471_770_125,
          type: "COUNTER",
          name: "http_requests",
          value: 1,
          tags: { method: "GET", status: "200", uri: "/itxrest/2/order/store/{storeId}/cart" },
        },
      ],
    }
    expect(writeEventLines(batch)).toBe(
      '#selvedge-events 1\nT "platform"="web" "version"="0.1.0"\n' +
        'L 1768471770000 WARN "cart" "A line was left out" "userLogged"="no"\n' +
        "M 1768471770125 COUNTER http_requests 1 " +
        '"method"="GET" "status"="200" "uri"="/itxrest/2/order/store/{storeId}/cart"\n',
    )
  })

  it("take linear time for a long text", () => {
    const message = "\\".repeat(35_000)
    const text = writeEventLines({
      tags: {},
      events: [{ kind: "log", at: 1, level: "INFO", label: "a", message, tags: {} }],
    })
    expect(Option.isSome(readEventLines(text))).toBe(true)
    expect(Option.isNone(readEventLines(`${text.slice(0, -2)}\n`))).toBe(true)
  })
})
