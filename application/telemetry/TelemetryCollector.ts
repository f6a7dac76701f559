import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { EventBatch } from "../../domain/telemetry/TelemetryEvent.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** The sender of events and the tracked visitor. */
export interface TelemetrySender {
  /** The collector's write token, from configuration; not a customer's token. */
  readonly token: Redacted.Redacted<string>
  /** The user token of a registered customer, the analytics cookie id of a guest, or an id generated for one event. */
  readonly trackerId: string
  readonly projectKey: string
}

/**
 * The collector's verdict on a batch, from its status alone (S7 and S9).
 *
 * | verdict | status | effect |
 * |---|---|---|
 * | `accepted` | 2xx | continues |
 * | `tooLarge` | 413, or 1,000,000 bytes and more before any call | halves the batch |
 * | `pause` | 429 | no metrics and logs for 600 s |
 * | `stop` | 426 | sends nothing until the client's version changes (R17) |
 * | `refused` | anything else | drops the batch and logs to the console |
 */
export type CollectorResult = "accepted" | "tooLarge" | "pause" | "stop" | "refused"

export class TelemetryCollector extends Context.Service<
  TelemetryCollector,
  {
    /** Sends a batch; fails only without a response. */
    readonly sendEvents: (batch: EventBatch, sender: TelemetrySender) => Effect.Effect<CollectorResult, BackendError>
  }
>()("TelemetryCollector") {}
