import { CartGateway } from "../../application/cart/CartGateway.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionRedirector } from "../../application/session/SessionRedirector.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { lazySendPolicy } from "../backend/http/lazySendPolicy.ts"
import { sendRequest } from "../backend/http/sendRequest.ts"
import type { SendPolicy } from "../backend/http/sendPolicy.ts"
import { cookieSeparator } from "../../domain/session/sessionCookieName.ts"
import { lazyIdentityGateway } from "../backend/session/lazyIdentityGateway.ts"
import { browserSessionRedirector } from "../browser/BrowserSessionRedirector.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { lazyPageSession } from "../browser/lazyPageSession.ts"
import { localStorageStore } from "../browser/LocalStorageStore.ts"
import { serverSession } from "../browser/ServerSession.ts"
import { tabLock } from "./tabLock.ts"
import { backendModule } from "./backendModule.ts"
import { cartModule } from "./cartModule.ts"
import { adapterModule } from "./AdapterModule.ts"
import { identityModule } from "./identityModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { constant } from "./PortBinding.ts"

/** The page's deployment settings. */
export interface BrowserConfig {
  /** Origin of the backend without a trailing slash; empty when it is the page's own. */
  readonly backendUrl: string
  /** The holder of the tokens: the web server, or the page's cookies (R4). */
  readonly sessionHolder: "server" | "page"
  /** Loads the policy for retries, the waiting room and captchas. */
  readonly sendPolicy: () => Promise<SendPolicy>
}

/** Ports that every page of a store may need first: the customer's identity and cart, and the device. */
export const cartPorts = [
  KeyValueStore,
  IdGenerator,
  CrossTabLock,
  StoreScope,
  SessionHolder,
  SessionRedirector,
  IdentityGateway,
  CartGateway,
] as const

export type CartPorts = (typeof cartPorts)[number]["Identifier"]

/** The base of the other browser roots. */
export type BrowserRoot = LinkedPorts<CartPorts>

/** The services of a store's page that the cart needs. `browserPages` and `browserCheckout` add the others. */
export function browserRoot(config: BrowserConfig, scope: StoreScope["Service"]): BrowserRoot {
  const { id, configuration } = scope.store
  const isSessionInPage = config.sessionHolder === "page"
  const separator = cookieSeparator(configuration)
  const holder = isSessionInPage ? lazyPageSession(id, separator) : serverSession(id, undefined, separator)
  return linkPorts(cartPorts, [
    adapterModule(
      constant(KeyValueStore, localStorageStore()),
      constant(IdGenerator, cryptoIdGenerator()),
      constant(CrossTabLock, tabLock()),
    ),
    backendModule(
      lazySendPolicy(
        sendRequest((request) => globalThis.fetch(request), config.backendUrl),
        config.sendPolicy,
      ),
    ),
    identityModule(scope, holder, browserSessionRedirector(), (backend) =>
      lazyIdentityGateway(backend, isSessionInPage ? configuration : {}),
    ),
    cartModule(),
  ])
}
