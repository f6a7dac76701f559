import * as Context from "effect/Context"
import type { AppPorts, DevicePorts } from "../../application/appPorts.ts"
import { devicePorts, storePorts } from "../../application/appPorts.ts"
import { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { sendRequest } from "../backend/http/sendRequest.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { cookieSessionHolder } from "../browser/CookieSessionHolder.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { localStorageStore } from "../browser/LocalStorageStore.ts"
import { serverHeldSession } from "../browser/ServerHeldSession.ts"
import { webLocksLock } from "../browser/WebLocksLock.ts"
import { windowFacts } from "../browser/WindowFacts.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import { constant } from "./bindPort.ts"
import type { Root } from "./contextFrom.ts"
import { rootOf } from "./contextFrom.ts"
import { family } from "./Family.ts"
import { backendFamily, gatewayFamily, identityFamily } from "./storeFamilies.ts"

/** What a page knows of its deployment. */
export interface BrowserConfig {
  /** Origin of the backend without a slash at its end; empty when it is the page's own. */
  readonly backendUrl: string
  /** Who holds the tokens: the web server in front, or the page's cookies (ruling R4). */
  readonly sessionHolder: "server" | "page"
}

/** The services of a page outside any store. */
export function browserDevices(config: BrowserConfig): Root<DevicePorts> {
  return rootOf(devicePorts, [
    family(
      constant(KeyValueStore, localStorageStore()),
      constant(IdGenerator, cryptoIdGenerator()),
      constant(CrossTabLock, webLocksLock(memoryLock())),
      constant(PageNavigator, browserNavigator()),
      constant(BrowserFactsSource, windowFacts()),
    ),
    backendFamily(sendRequest((request) => globalThis.fetch(request), config.backendUrl)),
  ])
}

/** The services of a page of one store; a child of `devices`, so that a change of store keeps them. */
export function browserRoot(
  config: BrowserConfig,
  scope: StoreScope["Service"],
  devices: Root<DevicePorts> = browserDevices(config),
): Root<AppPorts> {
  const holder = config.sessionHolder === "server" ? serverHeldSession(scope.store.id) : cookieSessionHolder(scope.store.id)
  const root = rootOf(storePorts, [identityFamily(scope, holder), gatewayFamily()], devices)
  return { ...root, context: Context.merge(devices.context, root.context) }
}
