import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { CollectorVerdict, TelemetryCollector } from "../../../application/telemetry/TelemetryCollector.ts"
import type { paths } from "../../../contracts/generated/telemetry.d.ts"
import { writeEventLines } from "../../../domain/telemetry/eventLines.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { exchange } from "../http/callOperation.ts"
import { CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { gzip } from "./gzip.ts"

const client = recordingClient<paths>()
/** A body must be smaller than this (specification, section 9). */
const MAX_POST_BYTES = 1_000_000

/** The collector over the contract's `telemetry` document; events carry no shopper's session. */
export function httpTelemetryCollector({ session: _, ...backend }: BackendConnection): TelemetryCollector["Service"] {
  return {
    sendEvents: (batch, { token, trackerId, projectKey }) =>
      Effect.promise(() => gzip(writeEventLines(batch))).pipe(
        Effect.flatMap((packed) => packed.length >= MAX_POST_BYTES
          ? Effect.succeed<CollectorVerdict>("tooLarge")
          : exchange(backend, "sendEvents", () =>
            client.POST("/v1/event", {
              params: { header: { "tracker-id": trackerId, "project-key": projectKey } },
              headers: { "authorization": `Bearer ${Redacted.value(token)}`, "content-type": "application/gzip" },
              body: "",
              bodySerializer: () => packed,
            }), CHANGING).pipe(Effect.map(({ status }) => verdictOf(status)))),
        Effect.withSpan("backend.sendEvents"),
      ),
  }
}

function verdictOf(status: number): CollectorVerdict {
  if (status >= 200 && status < 300) return "accepted"
  switch (status) {
    case 413: return "tooLarge"
    case 426: return "stop"
    case 429: return "pause"
    default: return "refused"
  }
}
