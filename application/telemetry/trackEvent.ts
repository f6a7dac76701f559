import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { collectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import type { Tags } from "../../domain/telemetry/TelemetryEvent.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { TelemetryCollector } from "./TelemetryCollector.ts"
import { trackerId } from "./trackerId.ts"

/** How long nothing is sent after a 429, in milliseconds (S8 and S9). */
const PAUSE_MILLIS = 600_000
/** Version of this client; after a 426 it sends nothing until this changes (R17). */
export const CLIENT_VERSION = "0.1.0"

const trackingPause = storedValue(
  "telemetrySilence",
  1,
  Schema.Struct({
    version: Schema.String,
    /** Milliseconds since 1970; absent: until the version changes. */
    until: Schema.optionalKey(Schema.Number),
  }),
)

/** An event to report; its text contains no personal data. */
export interface TrackedEvent {
  /** `INFO` goes only to the collector; `WARN` (default) also to the log when there is no collector. */
  readonly level?: "INFO" | "WARN"
  readonly label: string
  readonly message: string
  readonly tags: Tags
}

/**
 * Sends an event to the store's collector with the customer's `trackerId`. Sends nothing without a configured
 * collector, and while the collector has paused the client. Never fails: errors are only logged (S8).
 */
export const trackEvent = Effect.fn("telemetry.trackEvent")(
  function* ({ level = "WARN", label, message, tags }: TrackedEvent) {
    const { store } = yield* StoreScope
    const access = collectorAccess(store.configuration)
    if (access === undefined) return yield* level === "INFO" ? Effect.void : Effect.logWarning(message, tags)
    const at = yield* Clock.currentTimeMillis
    const isPaused = Option.filter(
      yield* trackingPause.read,
      ({ version, until }) => version === CLIENT_VERSION && (until === undefined || at < until),
    )
    if (Option.isSome(isPaused)) return
    const collector = yield* TelemetryCollector
    const sender = { token: Redacted.make(access.token), projectKey: access.projectKey, trackerId: yield* trackerId }
    const batch = {
      tags: { version: CLIENT_VERSION, store: store.id },
      events: [{ kind: "log", at, level, label, message, tags }],
    } as const
    const result = yield* collector.sendEvents(batch, sender)
    if (result === "stop") return yield* trackingPause.write({ version: CLIENT_VERSION })
    if (result === "pause") return yield* trackingPause.write({ version: CLIENT_VERSION, until: at + PAUSE_MILLIS })
    if (result !== "accepted") yield* Effect.logWarning("The collector did not take an event", result)
  },
  Effect.catchTag("BackendError", (error) => Effect.logWarning("The collector could not be reached", error.message)),
)
