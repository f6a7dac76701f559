import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { CollectorResult } from "../../domain/telemetry/TelemetryState.ts"

/** The sender of events and the tracked visitor. */
export interface TelemetrySender {
  /** The collector's write token, from configuration; not a customer's token. */
  readonly token: Redacted.Redacted<string>
  /** The user token of a registered customer, the analytics cookie id of a guest, or an id generated for one batch. */
  readonly trackerId: string
  readonly projectKey: string
}

/** A batch in the form in which it is sent. */
export interface PackedBatch {
  /** Gzip of the lines of contracts/openapi/telemetry.yaml; smaller than `MAX_POST_BYTES`. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Also completed after the page has ended; for at most `KEEPALIVE_BYTES` together. */
  readonly keepalive?: boolean
}

export class TelemetryCollector extends Context.Service<
  TelemetryCollector,
  {
    /** Sends a batch; never fails. The result comes from the status alone; errors are logged (S8.13). */
    readonly sendEvents: (batch: PackedBatch, sender: TelemetrySender) => Effect.Effect<CollectorResult>
  }
>()("TelemetryCollector") {}
