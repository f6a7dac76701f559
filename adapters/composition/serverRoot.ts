import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { AppPorts, DevicePorts } from "../../application/appPorts.ts"
import { devicePorts, storePorts } from "../../application/appPorts.ts"
import { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { AnswerCache } from "../backend/http/cachedSend.ts"
import { answerCache, cachedSend } from "../backend/http/cachedSend.ts"
import { forwardRequest } from "../backend/http/forwardRequest.ts"
import type { BackendFetch } from "../backend/http/sendRequest.ts"
import { sendRequest } from "../backend/http/sendRequest.ts"
import { withSession } from "../backend/http/sessionPolicy.ts"
import { holdIdentity } from "../backend/session/holdIdentity.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import type { RecentRefreshes } from "../backend/session/oneRefreshPerToken.ts"
import { oneRefreshPerToken } from "../backend/session/oneRefreshPerToken.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { fixedFacts } from "../memory/FixedFacts.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import { memoryNavigator } from "../memory/MemoryNavigator.ts"
import { memoryStore } from "../memory/MemoryStore.ts"
import type { SessionCookies } from "../node/RequestCookieSession.ts"
import { answerSessionCall } from "../node/answerSessionCall.ts"
import { requestCookieSession, requestRefreshTokens } from "../node/RequestCookieSession.ts"
import { backendFamily } from "./backendFamily.ts"
import type { Root } from "./contextFrom.ts"
import { rootOf } from "./contextFrom.ts"
import { family } from "./Family.ts"
import { gatewayFamilies } from "./gatewayFamilies.ts"
import { identityFamily } from "./identityFamily.ts"
import { constant } from "./PortBinding.ts"
import { storeListFamily } from "./storeListFamily.ts"

/** What outlives a request: public answers, and refreshes under way. Made once per server by `serverCaches`. */
export interface ServerCaches {
  readonly answers: AnswerCache
  readonly refreshes: RecentRefreshes
}

/** What one request to the web server brings with it. */
export interface ServerRequestConfig {
  /** To the backend: the network, or the sandbox in this process. */
  readonly fetch: BackendFetch
  /** Origin of the backend without a slash at its end. */
  readonly backendUrl: string
  /** The shopper's cookies; absent where nobody's session is needed. */
  readonly cookies: SessionCookies
  readonly caches: ServerCaches
}

/** Sends a page's call on to the backend; with `serverRoot` in the shopper's session, with `serverDevices` in nobody's. */
export type Forward = (request: Request) => Effect.Effect<Response>

/** Empty caches of one server. */
export function serverCaches(): ServerCaches {
  return { answers: answerCache(), refreshes: new Map() }
}

/** The services of a request outside any store. */
export function serverDevices(config: Omit<ServerRequestConfig, "cookies">): Root<DevicePorts> & { readonly forward: Forward } {
  const send = sendOf(config)
  const root = rootOf(devicePorts, [
    family(
      constant(KeyValueStore, memoryStore()),
      constant(IdGenerator, cryptoIdGenerator()),
      constant(CrossTabLock, memoryLock()),
      constant(PageNavigator, memoryNavigator()),
      constant(BrowserFactsSource, fixedFacts()),
    ),
    backendFamily(send),
    storeListFamily(),
  ])
  return { ...root, forward: (request) => forwardRequest(request, send) }
}

/** The services of a request to one store, and the way to the backend in its shopper's session. */
export function serverRoot(config: ServerRequestConfig, scope: StoreScope["Service"]): Root<AppPorts> & { readonly forward: Forward } {
  const devices = serverDevices(config)
  const tokens = requestRefreshTokens(config.cookies)
  const root = rootOf(storePorts, [
    identityFamily(scope, requestCookieSession(scope.store.id, config.cookies), (backend) =>
      oneRefreshPerToken(httpIdentityGateway(backend, tokens), tokens, config.caches.refreshes)),
    ...gatewayFamilies(),
  ], devices)
  const context = Context.merge(devices.context, root.context)
  const send = sendOf(config)
  return {
    ...root,
    context,
    forward: (request) =>
      Effect.provideContext(answerSessionCall(request) ?? forwardRequest(request, (call, limits) =>
        Effect.flatMap(withSession(call, (ready) => send(ready, limits)), (answer) => holdIdentity(call, answer, tokens))), context),
  }
}

function sendOf({ fetch, backendUrl, caches }: Omit<ServerRequestConfig, "cookies">) {
  return cachedSend(sendRequest(fetch, backendUrl), caches.answers)
}
