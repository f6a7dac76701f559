import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Analytics } from "../../application/analytics/Analytics.ts"
import { CartGateway } from "../../application/cart/CartGateway.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import type { TabChange } from "../../application/platform/TabAnnouncer.ts"
import { TabAnnouncer } from "../../application/platform/TabAnnouncer.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { SessionRedirector } from "../../application/session/SessionRedirector.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import type { TelemetryEntry } from "../../application/telemetry/PageTelemetry.ts"
import { TelemetrySink } from "../../application/telemetry/TelemetrySink.ts"
import { cookieSeparator } from "../../domain/session/sessionCookieName.ts"
import { httpCartGateway } from "../backend/cart/HttpCartGateway.ts"
import type { Gateway } from "../backend/gateway.ts"
import { lazySendPolicy } from "../backend/http/send/lazySendPolicy.ts"
import { observedSend } from "../backend/http/send/observedSend.ts"
import type { SendPolicy } from "../backend/http/send/sendPolicy.ts"
import { sendRequest } from "../backend/http/send/sendRequest.ts"
import { lazyIdentityGateway } from "../backend/session/lazyIdentityGateway.ts"
import { formRules } from "../backend/store/formRules.ts"
import { browserSessionRedirector } from "../browser/BrowserSessionRedirector.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { lazyPageSession } from "../browser/lazyPageSession.ts"
import { localStorageStore } from "../browser/LocalStorageStore.ts"
import { serverSession } from "../browser/ServerSession.ts"
import { webLocksLock } from "../browser/WebLocksLock.ts"
import type { BrowserDevicePorts } from "./browserDevices.ts"
import type { GatewayPorts } from "./gateways.ts"
import { storeDefaults } from "./storeConnection.ts"

/** The page's deployment settings. */
export interface BrowserConfig {
  /** Origin of the backend without a trailing slash; empty when it is the page's own. */
  readonly backendUrl: string
  /** The holder of the tokens: the web server, or the page's cookies (R4). */
  readonly sessionHolder: "server" | "page"
  /** Loads the policy for retries, the waiting room and captchas. */
  readonly sendPolicy: () => Promise<SendPolicy>
  /** Notifies the other tabs of this browser. */
  readonly announce: (change: TabChange) => void
  /** The telemetry of the page. */
  readonly telemetry?: TelemetryEntry
}

/** Ports that every page of a store may need first: the customer's identity and cart, and the device. */
export type CartPorts =
  | KeyValueStore
  | IdGenerator
  | CrossTabLock
  | TabAnnouncer
  | StoreScope
  | SessionHolder
  | SessionRedirector
  | IdentityGateway
  | CartGateway

/** The services of a page, and the arguments of the gateways that are added later. */
export interface BrowserServices<R> {
  readonly context: Context.Context<R>
  readonly parts: Parameters<Gateway<unknown>["create"]>
  /** Gateways by the keys of their ports, each created once per document. */
  readonly created: Map<string, unknown>
}

/** The services of a store's page that the cart needs; `withGateways` adds those of other features (decision 043). */
export function browserRoot(config: BrowserConfig, scope: StoreScope["Service"]): BrowserServices<CartPorts> {
  const { id, configuration } = scope.store
  const isSessionInPage = config.sessionHolder === "page"
  const separator = cookieSeparator(configuration)
  const { telemetry } = config
  const direct = sendRequest((request) => globalThis.fetch(request), config.backendUrl)
  const send = lazySendPolicy(
    telemetry === undefined || !telemetry.isEnabled
      ? direct
      : observedSend(direct, {
          onCall: (call) => telemetry.take({ kind: "call", at: Date.now(), call }),
          traceParent: telemetry.traceParent,
        }),
    config.sendPolicy,
  )
  const ids = cryptoIdGenerator()
  const session = Context.empty().pipe(
    Context.add(CrossTabLock, tabLock()),
    Context.add(StoreScope, scope),
    Context.add(
      SessionHolder,
      isSessionInPage ? lazyPageSession(id, separator) : serverSession(id, undefined, separator),
    ),
    Context.add(SessionRedirector, browserSessionRedirector()),
    Context.add(IdentityGateway, lazyIdentityGateway({ send }, isSessionInPage ? configuration : {})),
  )
  const context = session.pipe(
    Context.add(KeyValueStore, localStorageStore()),
    Context.add(IdGenerator, ids),
    Context.add(TabAnnouncer, { announce: (change) => Effect.sync(() => config.announce(change)) }),
  )
  const open = { send, ...storeDefaults(scope) }
  const backend = { ...open, ...formRules(open, id), session }
  return withGateways(
    { context: withTelemetry(context, telemetry), parts: [backend, scope, ids], created: new Map() },
    httpCartGateway,
  )
}

/** Adds the services that take events, where they go somewhere. */
function withTelemetry<R>(context: Context.Context<R>, telemetry: TelemetryEntry | undefined): Context.Context<R> {
  if (telemetry?.isEnabled !== true) return context
  const { isEnabled, knownCart, take } = telemetry
  return context.pipe(
    Context.add(TelemetrySink, {
      record: (record) => Effect.sync(() => take({ kind: "record", at: record.at, record })),
    }),
    Context.add(Analytics, {
      isEnabled,
      knownCart,
      track: (event) => Effect.sync(() => take({ kind: "event", at: Date.now(), event })),
    }),
  )
}

/** Adds gateways of the table, and device services of `browserDevices`; a gateway outside them does not compile. */
export function withGateways<R, const G extends readonly Gateway<GatewayPorts | BrowserDevicePorts>[]>(
  services: BrowserServices<R>,
  ...gateways: G
): BrowserServices<R | G[number]["provides"][number]> {
  const { context, parts, created } = services
  for (const { key, create } of gateways) if (!created.has(key)) created.set(key, create(...parts))
  const added = Context.makeUnsafe<G[number]["provides"][number]>(
    new Map(gateways.map(({ key }) => [key, created.get(key)])),
  )
  return { ...services, context: Context.merge(context, added) }
}

/**
 * A lock with one holder across all tabs. In a browser without Web Locks it has one holder per tab; only such a browser
 * loads that lock.
 */
function tabLock(): CrossTabLock["Service"] {
  let fallback: Promise<CrossTabLock["Service"]> | undefined
  const loadFallback = Effect.promise(
    () => (fallback ??= import("../memory/MemoryLock.ts").then(({ memoryLock }) => memoryLock())),
  )
  return webLocksLock({
    withLock: (name) => (effect) => Effect.flatMap(loadFallback, ({ withLock }) => withLock(name)(effect)),
  })
}
