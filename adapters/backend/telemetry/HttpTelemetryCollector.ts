import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { PackedBatch, TelemetrySender } from "../../../application/telemetry/TelemetryCollector.ts"
import { TelemetryCollector } from "../../../application/telemetry/TelemetryCollector.ts"
import type { paths } from "../../../contracts/generated/telemetry.d.ts"
import { MAX_POST_BYTES } from "../../../domain/telemetry/telemetryLimits.ts"
import type { CollectorResult } from "../../../domain/telemetry/TelemetryState.ts"
import { gateway } from "../gateway.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { sendOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"

const client = contractClient<paths>()

/** The collector over the contract's `telemetry` document; events carry no customer session. */
export const httpTelemetryCollector = gateway(TelemetryCollector, ({ session: _, ...backend }) =>
  telemetryCollectorAt(backend),
)

/** As the gateway, over a connection of its own. */
export function telemetryCollectorAt(backend: Omit<BackendConnection, "session">): TelemetryCollector["Service"] {
  return {
    sendEvents: Effect.fn("backend.sendEvents")(
      function* ({ bytes, keepalive }: PackedBatch, { token, trackerId, projectKey }: TelemetrySender) {
        if (bytes.length >= MAX_POST_BYTES) return "tooLarge" satisfies CollectorResult
        const { status } = yield* sendOperation(
          backend,
          "sendEvents",
          () => ({
            ...client.POST("/v1/event", {
              params: { header: { "tracker-id": trackerId, "project-key": projectKey } },
              headers: { authorization: `Bearer ${Redacted.value(token)}`, "content-type": "application/gzip" },
              body: "",
              bytes,
            }),
            ...(keepalive === undefined ? {} : { keepalive }),
          }),
          WRITE_LIMITS,
        )
        const result = resultOf(status)
        if (result !== "accepted") yield* Effect.logWarning(`The collector did not accept a batch: status ${status}`)
        return result
      },
      Effect.catch((error) =>
        Effect.as(Effect.logWarning("The collector could not be reached", error.message), "unavailable" as const),
      ),
    ),
  }
}

function resultOf(status: number): CollectorResult {
  if (status >= 200 && status < 300) return "accepted"
  if (status >= 500) return "unavailable"
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
