import * as Effect from "effect/Effect"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { CLIENT_VERSION } from "../../application/telemetry/telemetryStorage.ts"
import { TelemetrySink } from "../../application/telemetry/TelemetrySink.ts"
import type { Store } from "../../domain/store/Store.ts"
import { collectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import { telemetryCollectorAt } from "../backend/telemetry/HttpTelemetryCollector.ts"
import type { BackendConnection } from "../backend/http/callOperation.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { telemetryClient } from "../telemetry/telemetryClient.ts"

/** What sends metrics of the web server that belong to no visitor. */
export interface AnonymousTelemetryConfig {
  readonly backend: Omit<BackendConnection, "session">
  /** Holds how long the collector wants nothing. */
  readonly values: KeyValueStore["Service"]
}

/**
 * Runs a program and sends its metrics under an id of their own, which is generated for them and stored nowhere. Does
 * nothing in a store without a collector. Never fails.
 */
export function anonymousTelemetry(
  { backend, values }: AnonymousTelemetryConfig,
  store: Store,
  program: Effect.Effect<void>,
): Effect.Effect<void> {
  const access = collectorAccess(store.configuration)
  if (access === undefined) return Effect.void
  const client = telemetryClient({
    collector: telemetryCollectorAt(backend),
    access,
    trackerId: cryptoIdGenerator().uuid,
    isRegistered: Effect.succeed(false),
    values,
    tags: { platform: "server", version: CLIENT_VERSION, store: store.id },
    consent: "granted",
  })
  return Effect.andThen(Effect.provideService(program, TelemetrySink, client), client.flush)
}
