import { gzipSync } from "node:zlib"
import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import type { TelemetrySender } from "../../../../application/telemetry/TelemetryCollector.ts"
import { TelemetryCollector } from "../../../../application/telemetry/TelemetryCollector.ts"
import { writeEventLines } from "../../../../domain/telemetry/eventLines.ts"
import type { EventBatch } from "../../../../domain/telemetry/TelemetryEvent.ts"

export const aBatch: EventBatch = {
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
      tags: { method: "GET", status: "200" },
    },
  ],
}

export const aSender: TelemetrySender = {
  token: Redacted.make("demo-collector-token"),
  trackerId: "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10",
  projectKey: "selvedge-web",
}

/** The batch as it is sent. */
export const aPackedBatch = { bytes: new Uint8Array(gzipSync(writeEventLines(aBatch))) }

/** One call of every gateway method of the area, by the operation it calls. */
export const telemetryCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  sendEvents: TelemetryCollector.use((collector) => collector.sendEvents(aPackedBatch, aSender)),
}
