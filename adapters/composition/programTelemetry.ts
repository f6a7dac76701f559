import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Analytics } from "../../application/analytics/Analytics.ts"
import { collectorDriver } from "../../application/analytics/collectorDriver.ts"
import type { TimedEvent } from "../../application/analytics/consentedAnalytics.ts"
import { consentedAnalytics } from "../../application/analytics/consentedAnalytics.ts"
import type { AppPorts } from "../../application/appPorts.ts"
import { userKind } from "../../application/cart/userKind.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { StoreOfficeGateway } from "../../application/store/StoreOfficeGateway.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { TelemetryCollector } from "../../application/telemetry/TelemetryCollector.ts"
import { CLIENT_VERSION } from "../../application/telemetry/telemetryStorage.ts"
import { TelemetrySink } from "../../application/telemetry/TelemetrySink.ts"
import { trackerId } from "../../application/telemetry/trackerId.ts"
import { analyticsDriverKind } from "../../domain/analytics/analyticsDriver.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { collectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import type { TelemetryEvent } from "../../domain/telemetry/TelemetryEvent.ts"
import type { TelemetryClient } from "../telemetry/telemetryClient.ts"
import { telemetryClient } from "../telemetry/telemetryClient.ts"

/** The telemetry of one command, or of one request to the web server. */
export interface ProgramTelemetry {
  /** The services, with those that take events. */
  readonly context: Context.Context<AppPorts>
  /**
   * Ends the collection: reads the sender while the session is open, and returns how to send the events afterwards.
   * Never fails.
   */
  readonly finish: Effect.Effect<ReadyEvents>
}

/** Events of a program that has ended; sends them with the client, or nothing when there are none. */
export type ReadyEvents = (use: (client: TelemetryClient) => Effect.Effect<void>) => Effect.Effect<void>

/** How the program runs. */
export interface ProgramTelemetryConfig {
  /** Kind of the program: `server` or `cli`. */
  readonly platform: string
  readonly decision: ConsentDecision
  /** Holds how long the collector wants nothing. */
  readonly values: KeyValueStore["Service"]
}

/**
 * Collects the events of a program while it runs, so that it never waits for the collector. Without a collector or
 * consent nothing is collected. A tag manager runs in pages only, so that a store with one has no events here.
 */
export function programTelemetry(
  services: Context.Context<AppPorts>,
  { platform, decision, values }: ProgramTelemetryConfig,
): ProgramTelemetry {
  const { store } = Context.get(services, StoreScope)
  const access = collectorAccess(store.configuration)
  const isAllowed = Object.values(decision).includes("granted")
  if (access === undefined || !isAllowed) return { context: services, finish: Effect.succeed(nothingToSend) }
  const driver = analyticsDriverKind(store.configuration)
  const recorded: TelemetryEvent[] = []
  const tracked: TimedEvent[] = []
  const context = services.pipe(
    Context.add(TelemetrySink, { record: (event) => Effect.sync(() => void recorded.push(event)) }),
    Context.add(Analytics, {
      track: (event) => Effect.map(Clock.currentTimeMillis, (at) => void tracked.push({ event, at })),
      isEnabled: driver === "collector",
    }),
  )
  const finish = Effect.gen(function* () {
    if (recorded.length + tracked.length === 0) return nothingToSend
    const sender = yield* trackerId
    const isRegistered = (yield* userKind) !== "guest"
    const ids = yield* IdGenerator
    const office = yield* StoreOfficeGateway
    const client = telemetryClient({
      collector: yield* TelemetryCollector,
      access,
      trackerId: Effect.succeed(sender),
      isRegistered: Effect.succeed(isRegistered),
      values,
      tags: { platform, version: CLIENT_VERSION, store: store.id },
      consent: "granted",
    })
    const analytics = consentedAnalytics(
      collectorDriver(client, ids),
      Effect.catch(office.listAnalyticsTopics, () => Effect.succeed([])),
      decision,
    )
    const ready: ReadyEvents = Effect.fnUntraced(function* (use) {
      if (decision.analytics === "granted") yield* Effect.forEach(recorded, client.record, { discard: true })
      if (driver === "collector") yield* Effect.forEach(tracked, analytics.trackPast, { discard: true })
      yield* use(client)
    })
    return ready
  })
  return { context, finish: Effect.provideContext(finish, services) }
}

const nothingToSend: ReadyEvents = () => Effect.void
