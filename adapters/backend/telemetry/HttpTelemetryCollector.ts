import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { CollectorResult } from "../../../application/telemetry/TelemetryCollector.ts"
import { TelemetryCollector } from "../../../application/telemetry/TelemetryCollector.ts"
import type { paths } from "../../../contracts/generated/telemetry.d.ts"
import { writeEventLines } from "../../../domain/telemetry/eventLines.ts"
import { storableTags } from "../../../domain/telemetry/eventLimits.ts"
import { partitionEvents } from "../../../domain/telemetry/partitionEvents.ts"
import { gateway } from "../gateway.ts"
import { sendOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"

/** Compresses a text with the platform's gzip of browsers and Node. */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),
  )
}

const client = contractClient<paths>()
/** A body must be smaller than this (S9). */
const MAX_POST_BYTES = 1_000_000

/**
 * The collector over the contract's `telemetry` document; events carry no customer session. Invalid metrics are logged
 * to the console and dropped (S5); a batch with only invalid metrics is not sent.
 */
export const httpTelemetryCollector = gateway(TelemetryCollector, ({ session: _, ...backend }) => {
  return {
    sendEvents: Effect.fn("backend.sendEvents")(function* ({ tags, events }, { token, trackerId, projectKey }) {
      const { accepted, dropped } = partitionEvents(events)
      for (const { metric, dropReason } of dropped)
        yield* Effect.logWarning(`A metric was dropped: ${dropReason} ${printable(metric.name)}`)
      if (accepted.length === 0 && dropped.length > 0) return "refused"
      const packed = yield* Effect.promise(() => gzip(writeEventLines({ tags: storableTags(tags), events: accepted })))
      if (packed.length >= MAX_POST_BYTES) return "tooLarge"
      const { status } = yield* sendOperation(
        backend,
        "sendEvents",
        () =>
          client.POST("/v1/event", {
            params: { header: { "tracker-id": trackerId, "project-key": projectKey } },
            headers: { authorization: `Bearer ${Redacted.value(token)}`, "content-type": "application/gzip" },
            body: "",
            bytes: packed,
          }),
        WRITE_LIMITS,
      )
      return verdictOf(status)
    }),
  }
})

/** Makes a name safe for the console: one line, limited length. */
function printable(name: string): string {
  return JSON.stringify(name.slice(0, 128))
}

function verdictOf(status: number): CollectorResult {
  if (status >= 200 && status < 300) return "accepted"
  switch (status) {
    case 413:
      return "tooLarge"
    case 426:
      return "stop"
    case 429:
      return "pause"
    default:
      return "refused"
  }
}
