import * as Context from "effect/Context"
import type { AppPorts, DevicePorts } from "../../application/appPorts.ts"
import { devicePorts, storePorts } from "../../application/appPorts.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { BackendFetch } from "../backend/http/send/sendRequest.ts"
import { sendRequest } from "../backend/http/send/sendRequest.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import { formRules } from "../backend/store/formRules.ts"
import { countingIds } from "../memory/CountingIds.ts"
import { fixedBrowserDetails } from "../memory/FixedBrowserDetails.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import type { Redirect } from "../memory/MemorySessionRedirector.ts"
import { memorySessionRedirector } from "../memory/MemorySessionRedirector.ts"
import type { RecordedNavigation } from "../memory/MemoryNavigator.ts"
import { memoryNavigator } from "../memory/MemoryNavigator.ts"
import { noFraudScreening } from "../memory/NoFraudScreening.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"
import type { MemorySession } from "../memory/MemorySessionHolder.ts"
import { memorySessionHolder } from "../memory/MemorySessionHolder.ts"
import { memoryStore } from "../memory/MemoryStore.ts"
import type { Root } from "./rootOf.ts"
import { rootOf } from "./rootOf.ts"
import { adapterModule } from "./AdapterModule.ts"
import type { PortBinding } from "./PortBinding.ts"
import { constant } from "./PortBinding.ts"
import type { AppId } from "./storeConnection.ts"
import { siteAppId } from "./storeConnection.ts"
import { backendModule, gatewayModule, identityModule } from "./storeModules.ts"

/** Overrides of a test; everything else is in memory and deterministic. */
export interface TestOverrides {
  /** The backend: a sandbox, or the test's responses. Without it no call succeeds. */
  readonly fetch?: BackendFetch
  readonly backendUrl?: string
  /** The device's storage; shared with the test. */
  readonly values?: Map<string, string>
  /** Navigations away from the shop; shared with the test. */
  readonly navigations?: RecordedNavigation[]
  readonly session?: MemorySession
  /** Redirects at the end of the session; shared with the test. */
  readonly sessionRedirects?: Redirect[]
  /** The current page of the customer. */
  readonly place?: string
  /** Reads the store's rules of a form before it is sent. */
  readonly checksForms?: boolean
  /** Device ports bound by the test: `constant(IdGenerator, …)`. */
  readonly devices?: readonly PortBinding<DevicePorts>[]
  /** Store ports bound by the test: `constant(CartGateway, …)`. */
  readonly store?: readonly PortBinding<AppPorts>[]
}

const NO_BACKEND: BackendFetch = () => Promise.reject(new TypeError("This test has no backend"))

/** The services of a test without a store. */
export function testDevices(overrides: TestOverrides = {}, appId?: AppId): Root<DevicePorts> {
  const { fetch = NO_BACKEND, backendUrl = "http://backend.test", values, navigations, devices = [] } = overrides
  return rootOf(devicePorts, [
    adapterModule(
      constant(KeyValueStore, memoryStore(values)),
      constant(IdGenerator, countingIds()),
      constant(CrossTabLock, memoryLock()),
      constant(PageNavigator, memoryNavigator(navigations)),
      constant(BrowserInfoSource, fixedBrowserDetails()),
      constant(FraudScreening, noFraudScreening()),
      constant(ProviderPaymentHandler, noReferredPayment()),
    ),
    backendModule(sendRequest(fetch, backendUrl), appId),
    adapterModule(...devices),
  ])
}

/**
 * The services of a test in one store.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import { testRoot } from "adapters/composition/testRoot.ts"
 * import { IdGenerator } from "application/platform/IdGenerator.ts"
 * import { aStore } from "tests/support/builders/aStore.ts"
 *
 * const store = aStore()
 * const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }
 * const { context } = testRoot(scope)
 * const ids = await Effect.runPromise(Effect.provideContext(IdGenerator.use(({ uuid }) => uuid), context))
 * typeof ids // → "string"
 * ```
 */
export function testRoot(scope: StoreScope["Service"], overrides: TestOverrides = {}): Root<AppPorts> {
  const devices = testDevices(overrides, siteAppId(scope))
  const root = rootOf(
    storePorts,
    [
      identityModule(
        scope,
        memorySessionHolder(overrides.session),
        memorySessionRedirector(overrides.sessionRedirects, overrides.place),
        httpIdentityGateway,
        overrides.checksForms === true ? formRules : () => ({}),
      ),
      gatewayModule,
      adapterModule(...(overrides.store ?? [])),
    ],
    devices,
  )
  return { ...root, context: Context.merge(devices.context, root.context) }
}
