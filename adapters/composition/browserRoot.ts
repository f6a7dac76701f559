import { CartGateway } from "../../application/cart/CartGateway.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionDeparture } from "../../application/session/SessionDeparture.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { lazyPatience } from "../backend/http/lazyPatience.ts"
import { sendRequest } from "../backend/http/sendRequest.ts"
import type { Patience } from "../backend/http/patience.ts"
import { cookieSeparator } from "../../domain/session/sessionCookieName.ts"
import { lazyIdentityGateway } from "../backend/session/lazyIdentityGateway.ts"
import { browserDeparture } from "../browser/BrowserDeparture.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { lazyPageSession } from "../browser/lazyPageSession.ts"
import { localStorageStore } from "../browser/LocalStorageStore.ts"
import { serverHeldSession } from "../browser/ServerHeldSession.ts"
import { tabLock } from "./tabLock.ts"
import { backendFamily } from "./backendFamily.ts"
import { cartFamily } from "./cartFamily.ts"
import { family } from "./Family.ts"
import { identityFamily } from "./identityFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { constant } from "./PortBinding.ts"

/** What a page knows of its deployment. */
export interface BrowserConfig {
  /** Origin of the backend without a slash at its end; empty when it is the page's own. */
  readonly backendUrl: string
  /** Who holds the tokens: the web server in front, or the page's cookies (ruling R4). */
  readonly sessionHolder: "server" | "page"
  /** Fetches what helps when the shop is full, or wants a captcha. */
  readonly patience: () => Promise<Patience>
}

/** What every page of a store may need first: the shopper's identity and cart, and the device they stand on. */
export const cartPorts = [
  KeyValueStore,
  IdGenerator,
  CrossTabLock,
  StoreScope,
  SessionHolder,
  SessionDeparture,
  IdentityGateway,
  CartGateway,
] as const

export type CartPorts = (typeof cartPorts)[number]["Identifier"]

/** What the other parts of the browser stand on. */
export type BrowserRoot = Linked<CartPorts>

/**
 * The services of a page of one store, as far as its cart. `browserPages` and `browserCheckout` add the others to them.
 */
export function browserRoot(config: BrowserConfig, scope: StoreScope["Service"]): BrowserRoot {
  const { id, configuration } = scope.store
  const isOwn = config.sessionHolder === "page"
  const separator = cookieSeparator(configuration)
  const holder = isOwn ? lazyPageSession(id, separator) : serverHeldSession(id, undefined, separator)
  return linkPorts(cartPorts, [
    family(
      constant(KeyValueStore, localStorageStore()),
      constant(IdGenerator, cryptoIdGenerator()),
      constant(CrossTabLock, tabLock()),
    ),
    backendFamily(
      lazyPatience(
        sendRequest((request) => globalThis.fetch(request), config.backendUrl),
        config.patience,
      ),
    ),
    identityFamily(scope, holder, browserDeparture(), (backend) =>
      lazyIdentityGateway(backend, isOwn ? configuration : {}),
    ),
    cartFamily(),
  ])
}
