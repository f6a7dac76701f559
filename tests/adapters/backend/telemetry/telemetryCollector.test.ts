import { gunzipSync } from "node:zlib"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { TelemetryCollector } from "../../../../application/telemetry/TelemetryCollector.ts"
import { readEventLines } from "../../../../domain/telemetry/eventLines.ts"
import type { MetricEvent, TelemetryEvent } from "../../../../domain/telemetry/TelemetryEvent.ts"
import { aBatch, aSender } from "../../../support/backend/calls/telemetryCalls.ts"
import { inSpain } from "../../../support/backend/scopes.ts"
import { FakeDevice } from "../../../support/fakes/FakeDevice.ts"

const metric = (changes: Partial<MetricEvent>): MetricEvent => ({
  kind: "metric",
  at: 1,
  type: "COUNTER",
  name: "clicks",
  value: 1,
  tags: {},
  ...changes,
})
const manyTags = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`k${index}`, "v"]))
const refused = [
  metric({ value: Number.NaN }),
  metric({ tags: manyTags }),
  metric({ tags: { ["k".repeat(129)]: "v" } }),
  metric({ tags: { k: "secret\nvalue" } }),
  metric({ name: "a\nb" }),
]

async function send(events: readonly TelemetryEvent[]) {
  const device = new FakeDevice()
  const bodies: Uint8Array[] = []
  const { context } = testRoot(inSpain, {
    fetch: async (request) => {
      bodies.push(new Uint8Array(await request.arrayBuffer()))
      return new Response(null, { status: 202 })
    },
  })
  const verdict = await Effect.runPromiseWith(context)(
    Effect.provide(
      TelemetryCollector.use((collector) => collector.sendEvents({ ...aBatch, events }, aSender)),
      device.layer,
    ),
  )
  return {
    verdict,
    sent: bodies.map((body) => Option.getOrUndefined(readEventLines(gunzipSync(body).toString()))),
    log: device.log,
  }
}

describe("events that violate a rule", () => {
  it("V86 are reported on the console and dropped, and the others are sent", async () => {
    const { verdict, sent, log } = await send([...refused, ...aBatch.events])
    expect(verdict).toBe("accepted")
    expect(sent).toEqual([aBatch])
    expect(log).toEqual([
      'A metric was dropped: metricValue "clicks"',
      'A metric was dropped: tooManyTags "clicks"',
      'A metric was dropped: tagName "clicks"',
      'A metric was dropped: tagValue "clicks"',
      'A metric was dropped: metricName "a\\nb"',
    ])
  })

  it("V86 cause no call when there are no others", async () => {
    const { verdict, sent, log } = await send(refused)
    expect([verdict, sent, log.length]).toEqual(["refused", [], refused.length])
  })

  it("V76 V77 V78 are truncated to the collector's limits", async () => {
    const { sent } = await send([
      {
        kind: "log",
        at: 1,
        level: "INFO",
        label: "l".repeat(30_000),
        message: "m".repeat(40_000),
        tags: { k: "v".repeat(2_000) },
      },
    ])
    const [event] = sent[0]?.events ?? []
    expect(event?.kind === "log" ? [event.label.length, event.message.length, event.tags["k"]?.length] : []).toEqual([
      20_000, 35_000, 1_024,
    ])
  })
})
