import { gunzipSync } from "node:zlib"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { TelemetryClient, TelemetryClientConfig } from "../../../adapters/telemetry/telemetryClient.ts"
import { telemetryClient } from "../../../adapters/telemetry/telemetryClient.ts"
import type { PackedBatch, TelemetrySender } from "../../../application/telemetry/TelemetryCollector.ts"
import { readEventLines } from "../../../domain/telemetry/eventLines.ts"
import type { EventBatch } from "../../../domain/telemetry/TelemetryEvent.ts"
import type { CollectorResult } from "../../../domain/telemetry/TelemetryState.ts"
import { memoryStore } from "../../../adapters/memory/MemoryStore.ts"

/** A batch that arrived at the collector. */
export interface ReceivedBatch extends EventBatch {
  readonly sender: TelemetrySender
  readonly bytes: Uint8Array
  readonly outlivesPage: boolean
}

/** The content of a batch, inflated by zlib. */
export function readPackedBatch({ bytes }: PackedBatch): EventBatch {
  return Option.getOrThrow(readEventLines(gunzipSync(bytes).toString("utf8")))
}

/** More batches than any test sends: a client that sends without end fails instead of hanging. */
const MAX_BATCHES = 1_000

/** A collector of a test: what arrived, and its next results, in turn; the last one repeats. */
export function aCollector(...results: readonly CollectorResult[]) {
  const received: ReceivedBatch[] = []
  const queue = [...results]
  return {
    received,
    events: () => received.flatMap(({ events }) => events),
    answer: (...next: readonly CollectorResult[]) => void queue.splice(0, queue.length, ...next),
    service: {
      sendEvents: (batch: PackedBatch, sender: TelemetrySender) =>
        Effect.sync(() => {
          if (received.length >= MAX_BATCHES) throw new Error("The client sends without end.")
          received.push({
            ...readPackedBatch(batch),
            sender,
            bytes: batch.bytes,
            outlivesPage: batch.keepalive === true,
          })
          return (queue.length > 1 ? queue.shift() : queue[0]) ?? "accepted"
        }),
    },
  }
}

/** A client of a test with its collector and its device's storage. */
export function aTelemetryClient(
  overrides: Partial<TelemetryClientConfig> & {
    readonly results?: readonly CollectorResult[]
    readonly stored?: Map<string, string>
  } = {},
): {
  readonly client: TelemetryClient
  readonly collector: ReturnType<typeof aCollector>
  readonly stored: Map<string, string>
} {
  const { results = [], stored = new Map<string, string>(), ...config } = overrides
  const collector = aCollector(...results)
  let ids = 0
  const client = telemetryClient({
    collector: collector.service,
    access: { token: "write-only", projectKey: "shop" },
    trackerId: Effect.sync(() => `id-${(ids += 1)}`),
    isRegistered: Effect.succeed(false),
    values: memoryStore(stored),
    tags: { version: "0.1.0" },
    consent: "granted",
    ...config,
  })
  return { client, collector, stored }
}
