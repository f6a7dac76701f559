import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { TelemetryCollector } from "../../../application/telemetry/TelemetryCollector.ts"
import { aPackedBatch, aSender } from "../../support/backend/calls/telemetryCalls.ts"
import { pactArea } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"

const promises = pactArea("telemetry")
const mediaType = "application/gzip"
const headers = {
  authorization: "Bearer demo-collector-token",
  "tracker-id": aSender.trackerId,
  "project-key": "selvedge-web",
  "content-type": mediaType,
}
const packed = { mediaType, bytes: aPackedBatch.bytes }
const send = TelemetryCollector.use((collector) => collector.sendEvents(aPackedBatch, aSender))

describe("the pact about the collector", () => {
  promises("sendEvents", "a batch of events is taken", {
    state: ["a store"],
    by: "nobody",
    request: ["POST", "/v1/event"],
    headers,
    packed,
    status: 202,
    call: send,
    expect: (verdict) => expect(verdict).toBe("accepted"),
  })
  promises("sendEvents", "another's token is refused", {
    state: ["a store"],
    by: "nobody",
    request: ["POST", "/v1/event"],
    headers: { ...headers, authorization: "Bearer another-token" },
    packed,
    status: 401,
    answer: anyRefusedShape,
    call: TelemetryCollector.use((collector) =>
      collector.sendEvents(aPackedBatch, { ...aSender, token: Redacted.make("another-token") }),
    ),
    expect: (verdict) => expect(verdict).toBe("refused"),
  })
})
