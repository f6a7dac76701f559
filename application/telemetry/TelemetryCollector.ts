import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { EventBatch } from "../../domain/telemetry/TelemetryEvent.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Who sends events, and what they are about. */
export interface TelemetrySender {
  /** The collector's write token, from configuration; no shopper's token. */
  readonly token: Redacted.Redacted<string>
  /** The user token of a registered shopper, the analytics cookie id of a guest, or an id made for one event. */
  readonly trackerId: string
  readonly projectKey: string
}

/**
 * What the collector did with a batch: only its status is read (specification, sections 7 and 9).
 *
 * | verdict | status | what the sender does |
 * |---|---|---|
 * | `accepted` | 2xx | goes on |
 * | `tooLarge` | 413, or 1,000,000 bytes and more before any call | halves the batch |
 * | `pause` | 429 | no metrics and logs for 600 s |
 * | `stop` | 426 | nothing any more, until its version changes (ruling R17) |
 * | `refused` | anything else | drops the batch and tells the console |
 */
export type CollectorResult = "accepted" | "tooLarge" | "pause" | "stop" | "refused"

/** Takes batches of telemetry. */
export class TelemetryCollector extends Context.Service<
  TelemetryCollector,
  {
    /** Sends a batch; fails only when nothing answers. */
    readonly sendEvents: (batch: EventBatch, sender: TelemetrySender) => Effect.Effect<CollectorResult, BackendError>
  }
>()("TelemetryCollector") {}
