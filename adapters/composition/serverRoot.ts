import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { AppPorts, DevicePorts, PublicPorts } from "../../application/appPorts.ts"
import { devicePorts, publicPorts, storePorts } from "../../application/appPorts.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { identityOptions } from "../../domain/session/IdentityOptions.ts"
import { cookieSeparator } from "../../domain/session/sessionCookieName.ts"
import type { CatalogueVersion, ResponseCache } from "../backend/http/response/responseCache.ts"
import { responseCache, cachedSend } from "../backend/http/response/responseCache.ts"
import type { AddressIndexes } from "../backend/catalog/withAddressIndex.ts"
import { addressIndexes } from "../backend/catalog/withAddressIndex.ts"
import type { CategoryTrees } from "../backend/catalog/withCategoryIndex.ts"
import { categoryTrees } from "../backend/catalog/withCategoryIndex.ts"
import { forwardRequest } from "../backend/http/send/forwardRequest.ts"
import { sendBefore } from "../backend/http/send/sendBefore.ts"
import type { BackendFetch, Send } from "../backend/http/send/sendRequest.ts"
import { sendRequest } from "../backend/http/send/sendRequest.ts"
import { autoGuestFetch } from "../backend/http/identity/fetchWithAutoGuest.ts"
import { LOGIN_REASON_HEADER } from "../backend/http/identity/loginReasonHeader.ts"
import { captureSessionTokens } from "../backend/session/captureSessionTokens.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import type { RecentRefreshes } from "../backend/session/dedupeRefreshes.ts"
import { dedupeRefreshes } from "../backend/session/dedupeRefreshes.ts"
import { analyticsIdCookie } from "../browser/analyticsIdCookie.ts"
import { cookieSessionHolder } from "../browser/CookieSessionHolder.ts"
import type { PageCookies } from "../browser/pageCookies.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { fixedBrowserDetails } from "../memory/FixedBrowserDetails.ts"
import type { Redirect } from "../memory/MemorySessionRedirector.ts"
import { memorySessionRedirector } from "../memory/MemorySessionRedirector.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import { memoryNavigator } from "../memory/MemoryNavigator.ts"
import { noFraudScreening } from "../memory/NoFraudScreening.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"
import { memoryStore } from "../memory/MemoryStore.ts"
import type { SessionCookies } from "../node/RequestCookieSession.ts"
import { refreshPageSession } from "../node/refreshPageSession.ts"
import { handleSessionCall } from "../node/handleSessionCall.ts"
import { proxyLogin } from "../node/proxyLogin.ts"
import { requestCookieSession, requestRefreshTokens } from "../node/RequestCookieSession.ts"
import type { ReadyEvents } from "./programTelemetry.ts"
import { programTelemetry } from "./programTelemetry.ts"
import type { Root } from "./rootOf.ts"
import { rootOf } from "./rootOf.ts"
import type { ServerObservation } from "./serverObservation.ts"
import { observedByProgram, observedSend } from "./serverObservation.ts"
import { adapterModule } from "./AdapterModule.ts"
import { constant } from "./PortBinding.ts"
import type { AppId } from "./storeConnection.ts"
import { siteAppId } from "./storeConnection.ts"
import { backendModule, gatewayModule, identityModule, publicModule } from "./storeModules.ts"

/**
 * State that outlives a request: public responses, category trees, addresses of products, and refreshes in flight.
 * Created once per server by `serverCaches`.
 */
export interface ServerCaches {
  readonly answers: ResponseCache
  /** How long the collector wants nothing. */
  readonly telemetry: KeyValueStore["Service"]
  readonly refreshes: RecentRefreshes
  readonly trees: CategoryTrees
  readonly addresses: AddressIndexes
}

/** Settings of one request to the web server. */
export interface ServerRequestConfig {
  /** Transport to the backend: the network, or the sandbox in this process. */
  readonly fetch: BackendFetch
  /** Origin of the backend without a trailing slash. */
  readonly backendUrl: string
  /** The customer's cookies; absent when no session is needed. */
  readonly cookies: SessionCookies
  readonly caches: ServerCaches
  /** The holder of the customer's tokens (R4); this server when absent. */
  readonly sessionHolder?: "server" | "page"
  /** Path and query of the requested page; absent for a call of a page. */
  readonly place?: string
  /** The visitor's consent; everything is denied when absent. */
  readonly consent?: ConsentDecision
  /** Called once per root, while its request runs. */
  readonly observe?: () => ServerObservation
}

/** The services of a request to one store, and the web server's operations on them. */
export interface ServerRoot extends Root<AppPorts> {
  readonly forward: Forward
  /** Forwards a navigation to the backend's login pages with `proxy`, and stores the resulting session. */
  readonly login: (request: Request, proxy: (request: Request) => Promise<Response>) => Promise<Response>
  /** Returns the redirect after an expired session. */
  readonly sessionRedirect: () => Redirect | undefined
  /** Ends the collection of telemetry; the result is sent after the response. */
  readonly finishTelemetry: Effect.Effect<ReadyEvents>
}

/** Forwards a page's call to the backend: `serverRoot` in the customer's session, `serverDevices` without a session. */
export type Forward = (request: Request) => Effect.Effect<Response>

/** Returns empty caches for one server. `catalogueVersion` is absent when the backend reports no versions. */
export function serverCaches(catalogueVersion?: CatalogueVersion): ServerCaches {
  return {
    answers: responseCache(catalogueVersion === undefined ? {} : { catalogueVersion }),
    refreshes: new Map(),
    telemetry: memoryStore(),
    trees: categoryTrees(),
    addresses: addressIndexes(),
  }
}

/** The services of a request without a store. */
export function serverDevices(
  config: Omit<ServerRequestConfig, "cookies">,
): Root<DevicePorts> & { readonly forward: Forward; readonly send: Send } {
  const { modules, send, observed } = deviceParts(config)
  const root = rootOf(devicePorts, modules)
  return { ...root, context: observed(root.context), send, forward: (request) => forwardRequest(request, send) }
}

/** The modules of a request's devices, its connection to the backend, and a function that adds its observation. */
function deviceParts(config: Omit<ServerRequestConfig, "cookies">, appId?: AppId) {
  const observation = config.observe?.()
  const send = sendOf(config, observation)
  const devices = adapterModule(
    constant(KeyValueStore, memoryStore()),
    constant(IdGenerator, cryptoIdGenerator()),
    constant(CrossTabLock, memoryLock()),
    constant(PageNavigator, memoryNavigator()),
    constant(BrowserInfoSource, fixedBrowserDetails()),
    constant(FraudScreening, noFraudScreening()),
    constant(ProviderPaymentHandler, noReferredPayment()),
  )
  const observed = <R>(context: Context.Context<R>) =>
    observation === undefined ? context : Context.merge(context, observation.services)
  return { observed, send, modules: [devices, backendModule(send, appId)] as const }
}

const NOTHING_GRANTED: ConsentDecision = { analytics: "denied", personalization: "denied" }

/**
 * The services that read a store's public data, without a session: one set per store and language serves all requests.
 * Their category tree is decoded once per version of the catalogue.
 */
export function publicServices(
  config: Pick<ServerRequestConfig, "fetch" | "backendUrl" | "caches">,
  scope: StoreScope["Service"],
): Context.Context<PublicPorts> {
  return rootOf(publicPorts, [publicModule(scope, sendOf(config, undefined), config.caches, cryptoIdGenerator())])
    .context
}

/** The services of a request to one store, and the connection to the backend in its customer's session. */
export function serverRoot(config: ServerRequestConfig, scope: StoreScope["Service"]): ServerRoot {
  const { modules, send, observed } = deviceParts(config, siteAppId(scope))
  const separator = cookieSeparator(scope.store.configuration)
  const tokens = requestRefreshTokens(config.cookies, separator)
  const sessionRedirects: Redirect[] = []
  const { consent = NOTHING_GRANTED } = config
  const isSessionInPage = config.sessionHolder === "page"
  const holder = isSessionInPage
    ? cookieSessionHolder(scope.store.id, readableCookies(config.cookies), separator)
    : requestCookieSession(scope.store.id, config.cookies, separator)
  // One container, since a second one for the devices would take as long as the store's.
  const root = rootOf(
    [...devicePorts, ...storePorts],
    [
      ...modules,
      identityModule(scope, holder, memorySessionRedirector(sessionRedirects, config.place), (backend) =>
        dedupeRefreshes(
          httpIdentityGateway(backend, tokens, identityOptions(scope.store.configuration)),
          tokens,
          config.caches.refreshes,
          holder.clear,
        ),
      ),
      gatewayModule,
      adapterModule(
        constant(
          AnalyticsId,
          analyticsIdCookie(scope, cryptoIdGenerator(), Effect.succeed(consent), readableCookies(config.cookies)),
        ),
      ),
    ],
  )
  const { context, finish } = programTelemetry(observed(root.context), {
    platform: "server",
    decision: consent,
    values: config.caches.telemetry,
  })
  const auto = autoGuestFetch()
  auto.initFetchWithAutoGuest({
    services: context,
    send,
    answered: (call, answer) => captureSessionTokens(call, answer, tokens),
  })
  return {
    ...root,
    context,
    forward: (request) => {
      const answered =
        (isSessionInPage ? refreshPageSession : handleSessionCall(request)) ?? auto.fetchWithAutoGuest(request)
      return Effect.map(Effect.provideContext(answered, context), (response) => {
        for (const { loginReason } of sessionRedirects) response.headers.set(LOGIN_REASON_HEADER, loginReason)
        return response
      })
    },
    login: (request, proxy) =>
      proxyLogin(request, proxy, { storeId: scope.store.id, cookies: config.cookies, separator }),
    sessionRedirect: () => sessionRedirects[0],
    finishTelemetry: finish,
  }
}

function sendOf(
  { fetch, backendUrl, caches }: Pick<ServerRequestConfig, "fetch" | "backendUrl" | "caches">,
  observation: ServerObservation | undefined,
): Send {
  const direct = sendRequest(fetch, backendUrl)
  const send = observation === undefined ? observedByProgram(direct) : observedSend(direct, observation.call)
  return cachedSend(sendBefore(send), caches.answers)
}

/** The request's cookies, as far as scripts of the page can read them. */
function readableCookies(cookies: SessionCookies): PageCookies {
  return {
    get: cookies.get,
    set: (name, value, maxAgeSeconds) =>
      cookies.set(name, value, { ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }), httpOnly: false }),
  }
}
