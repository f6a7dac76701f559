import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { AccountGateway } from "../../application/account/AccountGateway.ts"
import { Analytics } from "../../application/analytics/Analytics.ts"
import type { AnalyticsDriver } from "../../application/analytics/AnalyticsDriver.ts"
import { collectorDriver } from "../../application/analytics/collectorDriver.ts"
import { consentedAnalytics } from "../../application/analytics/consentedAnalytics.ts"
import type { ShownPage } from "../../application/analytics/pageEvents.ts"
import { reportPageView } from "../../application/analytics/reportPageView.ts"
import { userKind } from "../../application/cart/userKind.ts"
import { ConsentStatus } from "../../application/consent/ConsentStatus.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { StoreOfficeGateway } from "../../application/store/StoreOfficeGateway.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import type { AppReportGateway } from "../../application/telemetry/AppReportGateway.ts"
import { chooseCollector } from "../../application/telemetry/chooseCollector.ts"
import type { PageOccurrence, PageTelemetry } from "../../application/telemetry/PageTelemetry.ts"
import { reportCrash } from "../../application/telemetry/reportCrash.ts"
import { registerPushToken, reportAppLaunch } from "../../application/telemetry/reportDevice.ts"
import { CLIENT_VERSION } from "../../application/telemetry/telemetryStorage.ts"
import { TelemetrySink } from "../../application/telemetry/TelemetrySink.ts"
import { trackerId } from "../../application/telemetry/trackerId.ts"
import { conversionParameters } from "../../domain/analytics/adServices.ts"
import { analyticsDriverKind } from "../../domain/analytics/analyticsDriver.ts"
import { campaignCookieName, campaignOf, orderTrackingCookieName } from "../../domain/analytics/campaign.ts"
import type { CommerceEvent } from "../../domain/analytics/CommerceEvent.ts"
import { tagManager } from "../../domain/analytics/tagManager.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { CAMPAIGN_SECONDS, ORDER_TRACKING_SECONDS } from "../../domain/consent/storageRegistry.ts"
import type { DeviceInfo } from "../../domain/telemetry/AppReport.ts"
import type { CollectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import { collectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import { askedCollector } from "../../domain/telemetry/collectorAddress.ts"
import { httpMetrics } from "../../domain/telemetry/ObservedCall.ts"
import { BUFFER_LIMIT } from "../../domain/telemetry/telemetryLimits.ts"
import type { TelemetryConsent } from "../../domain/telemetry/TelemetryState.ts"
import { sendRequest } from "../backend/http/send/sendRequest.ts"
import { telemetryCollectorAt } from "../backend/telemetry/HttpTelemetryCollector.ts"
import { loadAdServicesFrame } from "../browser/adServicesFrame.ts"
import { integratorTelemetry } from "../browser/integratorTelemetry.ts"
import { pageCookies } from "../browser/pageCookies.ts"
import type { DataLayer } from "../telemetry/dataLayerDriver.ts"
import { dataLayerDriver } from "../telemetry/dataLayerDriver.ts"
import { heartbeat } from "../telemetry/heartbeat.ts"
import { telemetryClient } from "../telemetry/telemetryClient.ts"
import { traceParent } from "../telemetry/traceParent.ts"
import type { ShownRoute } from "../telemetry/webVitals.ts"
import { watchWebVitals } from "../telemetry/webVitals.ts"

/** Ports that the telemetry of a page needs. */
export type PageTelemetryPorts =
  | KeyValueStore
  | IdGenerator
  | SessionHolder
  | StoreScope
  | ScriptLoader
  | AccountGateway
  | AnalyticsId
  | AppReportGateway
  | ConsentStatus
  | StoreOfficeGateway

/** The page that telemetry runs in. */
export interface TelemetryHost {
  /** Runs a program in the background. */
  readonly fork: (program: Effect.Effect<void>) => void
  /** The second allowed collector of the deployment. */
  readonly collector?: string
  /** Address of the hidden page that reports a conversion; `undefined` when it cannot be built. */
  readonly adServicesAddress: (parameters: Readonly<Record<string, string>>) => string | undefined
}

/** Starts the telemetry of a page: the client, the analytics driver, and the sources that only a page has. */
export const startPageTelemetry = Effect.fnUntraced(function* (
  services: Context.Context<PageTelemetryPorts>,
  host: TelemetryHost,
) {
  const scope = Context.get(services, StoreScope)
  const { store, language } = scope
  const consent = Context.get(services, ConsentStatus)
  const ids = Context.get(services, IdGenerator)
  const cookies = pageCookies()
  let decision = yield* consent.current
  const provided = <A, E>(program: Effect.Effect<A, E, PageTelemetryPorts>) => Effect.provideContext(program, services)

  const address = yield* chooseCollector(askedCollector(store.configuration), {
    standard: "",
    ...(host.collector === undefined ? {} : { other: host.collector }),
  })
  const client = telemetryClient({
    // Without retries: a busy collector must not lead to the waiting room.
    collector: telemetryCollectorAt({ send: sendRequest((request) => globalThis.fetch(request), address) }),
    access: collectorAccess(store.configuration) ?? NO_ACCESS,
    trackerId: provided(rememberedTrackerId()),
    isRegistered: provided(Effect.map(userKind, (kind) => kind !== "guest")),
    values: Context.get(services, KeyValueStore),
    tags: { platform: "web", version: CLIENT_VERSION, store: store.id, language: language.code },
    consent: clientConsent(decision, store.configuration),
  })
  const sink = {
    record: (event: Parameters<typeof client.record>[0]) =>
      decision.analytics === "denied" ? Effect.void : client.record(event),
  }
  const driver = yield* driverOf(Context.get(services, ScriptLoader), scope, decision, collectorDriver(client, ids))
  const analytics =
    driver === undefined
      ? undefined
      : consentedAnalytics(
          driver,
          Effect.catch(Context.get(services, StoreOfficeGateway).listAnalyticsTopics, () => Effect.succeed([])),
          decision,
        )
  const integrator = integratorTelemetry()
  for (const warning of integrator.warnings) yield* Effect.logWarning(warning)
  for (const [name, value] of Object.entries(integrator.properties)) yield* client.setProperty(name, value)
  const deviceId = Option.getOrElse(yield* Context.get(services, AnalyticsId).current, () => "")
  const device: DeviceInfo = {
    deviceId: deviceId === "" ? yield* ids.uuid : deviceId,
    platform: "web",
    appVersion: CLIENT_VERSION,
    language: language.code,
  }

  const track = (event: CommerceEvent, at: number) =>
    Effect.gen(function* () {
      integrator.onEvent?.(event)
      // An event that waits for its callback holds up neither the next ones nor the host.
      if (analytics !== undefined)
        yield* Effect.forkDetach(analytics.trackPast({ event, at }), { startImmediately: true })
      if (event.name === "purchase") yield* Effect.sync(() => reportConversion(event))
    })
  /** The services of the use-cases that report what happened at a time. */
  const servicesAt = (at: number) =>
    Context.empty().pipe(
      Context.add(TelemetrySink, sink),
      Context.add(Analytics, { isEnabled: analytics !== undefined, track: (event) => track(event, at) }),
    )

  /** Loads the ads frame of a purchase, once per order, and only with consent (F165). */
  const reportConversion = (purchase: Extract<CommerceEvent, { name: "purchase" }>) => {
    const { id } = purchase.order
    const cookie = orderTrackingCookieName(store.brandId)
    if (decision.analytics === "granted" && cookies.get(cookie) !== id) cookies.set(cookie, id, ORDER_TRACKING_SECONDS)
    const parameters = conversionParameters(purchase, decision, store.configuration, store.currency.currencyDecimals)
    const frame = parameters === undefined ? undefined : host.adServicesAddress(parameters)
    if (frame !== undefined) loadAdServicesFrame(frame)
  }

  /** Remembers the campaign that led here, with consent, as a tag of every batch. */
  const rememberCampaign = Effect.gen(function* () {
    if (decision.analytics !== "granted") return
    const query = new URLSearchParams(location.search)
    const cookie = campaignCookieName(store.brandId)
    const campaign = campaignOf((name) => query.get(name) ?? undefined)
    if (campaign !== undefined) cookies.set(cookie, campaign, CAMPAIGN_SECONDS)
    const known = campaign ?? cookies.get(cookie)
    if (known !== undefined) yield* client.setProperty("campaign", known)
  })

  const routes: ShownRoute[] = []
  let previous: ShownPage | undefined
  let crashes = 0
  const take = (occurrence: PageOccurrence): Effect.Effect<void> => {
    switch (occurrence.kind) {
      case "page": {
        const { page, since } = occurrence
        const before = previous
        previous = page
        routes.push({ route: page.address.page, since })
        return Effect.provideContext(reportPageView(page, before), servicesAt(occurrence.at))
      }
      case "event":
        return track(occurrence.event, occurrence.at)
      case "record":
        return sink.record(occurrence.record)
      case "call":
        return Effect.forEach(httpMetrics(occurrence.call, occurrence.at), sink.record, { discard: true })
      case "error":
        return Effect.gen(function* () {
          crashes += 1
          if (crashes > BUFFER_LIMIT || !(yield* client.mayReportCrash) || decision.analytics !== "granted") return
          yield* provided(reportCrash(occurrence, device))
        })
    }
  }

  const decide = Effect.fnUntraced(function* (next: ConsentDecision) {
    decision = next
    yield* client.decide(clientConsent(next, store.configuration))
    if (analytics !== undefined) yield* analytics.decide(next)
    yield* rememberCampaign
    // Without consent the cookie is removed.
    yield* Context.get(services, AnalyticsId).current
  })
  yield* consent.subscribe((next) => host.fork(decide(next)))
  yield* rememberCampaign
  yield* client.resume
  host.fork(client.identify)
  host.fork(client.run)
  watchWebVitals(
    () => routes,
    (metric) => host.fork(Effect.flatMap(Clock.currentTimeMillis, (at) => sink.record({ ...metric, at }))),
  )
  heartbeat(documentClock(), () =>
    host.fork(
      Effect.flatMap(Clock.currentTimeMillis, (at) =>
        sink.record({ kind: "metric", at, type: "COUNTER", name: "keep_alive", value: 1, tags: {} }),
      ),
    ),
  )
  const leave = Effect.andThen(analytics?.leave ?? Effect.void, client.leave)
  addEventListener("pagehide", () => host.fork(leave))
  document.addEventListener("visibilitychange", () =>
    host.fork(document.visibilityState === "hidden" ? leave : client.resume),
  )
  if (decision.analytics === "granted" && matchMedia("(display-mode: standalone)").matches)
    host.fork(provided(reportAppLaunch(device)))
  addEventListener(PUSH_TOKEN_EVENT, (message) => {
    const token: unknown = message instanceof CustomEvent ? message.detail : undefined
    if (typeof token === "string") host.fork(provided(registerPushToken(token, device)))
  })
  const trace = traceParent()
  return {
    take: (occurrence) => host.fork(take(occurrence)),
    traceParent: () => (decision.analytics === "granted" ? trace() : undefined),
  } satisfies PageTelemetry
})

/** Dispatched on `window` by an app around the page, with the token of its push service as the detail. */
const PUSH_TOKEN_EVENT = "selvedge:push-token"

const NO_ACCESS: CollectorAccess = { token: "", projectKey: "" }

/** Whether the client may send; without a collector it never does. */
function clientConsent(decision: ConsentDecision, configuration: Readonly<Record<string, string>>): TelemetryConsent {
  if (collectorAccess(configuration) === undefined) return "denied"
  const groups = Object.values(decision)
  return groups.includes("granted") ? "granted" : groups.includes("unknown") ? "unknown" : "denied"
}

/** The sender, read anew only when the session changes: a registered customer's id is a call. */
function rememberedTrackerId() {
  let known: { readonly state: string; readonly id: string } | undefined
  return Effect.gen(function* () {
    const { state } = yield* Effect.flatMap(SessionHolder, ({ current }) => current)
    if (known?.state === state) return known.id
    known = { state, id: yield* trackerId }
    return known.id
  })
}

/** The analytics driver of the store; a tag manager's script is loaded with the first consent. */
const driverOf = Effect.fnUntraced(function* (
  scripts: ScriptLoader["Service"],
  { store }: StoreScope["Service"],
  decision: ConsentDecision,
  collector: AnalyticsDriver,
) {
  switch (analyticsDriverKind(store.configuration)) {
    case "collector":
      return collectorAccess(store.configuration) === undefined ? undefined : collector
    case "dataLayer": {
      const driver = dataLayerDriver(pageDataLayer(), decision, store.currency.currencyDecimals)
      const manager = tagManager(store.configuration)
      if (manager !== undefined)
        yield* Effect.forkDetach(
          Effect.catch(scripts.load(manager), () => Effect.logWarning("The tag manager was not loaded")),
        )
      return driver
    }
    case "none":
      return undefined
  }
})

function pageDataLayer(): DataLayer {
  const known: unknown = Reflect.get(globalThis, "dataLayer")
  if (Array.isArray(known)) return known
  const layer: unknown[] = []
  Reflect.set(globalThis, "dataLayer", layer)
  return layer
}

function documentClock(): Parameters<typeof heartbeat>[0] {
  return {
    isHidden: () => document.visibilityState === "hidden",
    now: () => performance.now(),
    every: (millis, call) => {
      const timer = setInterval(call, millis)
      return () => clearInterval(timer)
    },
    onVisibility: (listener) => {
      document.addEventListener("visibilitychange", listener)
      return () => document.removeEventListener("visibilitychange", listener)
    },
  }
}
