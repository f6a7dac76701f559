import * as Context from "effect/Context"
import type { AppPorts, DevicePorts } from "../../application/appPorts.ts"
import { devicePorts, storePorts } from "../../application/appPorts.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ReferredPayment } from "../../application/checkout/ReferredPayment.ts"
import { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { BackendFetch } from "../backend/http/sendRequest.ts"
import { sendRequest } from "../backend/http/sendRequest.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import { countingIds } from "../memory/CountingIds.ts"
import { fixedFacts } from "../memory/FixedFacts.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import type { LedAway } from "../memory/MemoryDeparture.ts"
import { memoryDeparture } from "../memory/MemoryDeparture.ts"
import type { Departure } from "../memory/MemoryNavigator.ts"
import { memoryNavigator } from "../memory/MemoryNavigator.ts"
import { noFraudScreening } from "../memory/NoFraudScreening.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"
import type { KeptSession } from "../memory/MemorySessionHolder.ts"
import { memorySessionHolder } from "../memory/MemorySessionHolder.ts"
import { memoryStore } from "../memory/MemoryStore.ts"
import { backendFamily } from "./backendFamily.ts"
import type { Root } from "./contextFrom.ts"
import { rootOf } from "./contextFrom.ts"
import { family } from "./Family.ts"
import { gatewayFamilies } from "./gatewayFamilies.ts"
import { identityFamily } from "./identityFamily.ts"
import type { PortBinding } from "./PortBinding.ts"
import { constant } from "./PortBinding.ts"
import type { AppId } from "./siteAppId.ts"
import { siteAppId } from "./siteAppId.ts"
import { storeListFamily } from "./storeListFamily.ts"

/** What a test decides; everything else is in memory and the same in every run. */
export interface TestOverrides {
  /** The backend: a sandbox, or answers written by the test. Without it nothing answers. */
  readonly fetch?: BackendFetch
  readonly backendUrl?: string
  /** What the device keeps; shared with the test. */
  readonly values?: Map<string, string>
  /** Where the shopper was sent; shared with the test. */
  readonly departures?: Departure[]
  readonly session?: KeptSession
  /** Where the shopper was led when the session ended; shared with the test. */
  readonly led?: LedAway[]
  /** The page the shopper is on. */
  readonly place?: string
  /** Ports of the device that the test fills itself: `constant(IdGenerator, …)`. */
  readonly devices?: readonly PortBinding<DevicePorts>[]
  /** Ports of the store that the test fills itself: `constant(CartGateway, …)`. */
  readonly store?: readonly PortBinding<AppPorts>[]
}

const NO_BACKEND: BackendFetch = () => Promise.reject(new TypeError("This test has no backend"))

/** The services of a test outside any store. */
export function testDevices(overrides: TestOverrides = {}, appId?: AppId): Root<DevicePorts> {
  const { fetch = NO_BACKEND, backendUrl = "http://backend.test", values, departures, devices = [] } = overrides
  return rootOf(devicePorts, [
    family(
      constant(KeyValueStore, memoryStore(values)),
      constant(IdGenerator, countingIds()),
      constant(CrossTabLock, memoryLock()),
      constant(PageNavigator, memoryNavigator(departures)),
      constant(BrowserFactsSource, fixedFacts()),
      constant(FraudScreening, noFraudScreening()),
      constant(ReferredPayment, noReferredPayment()),
    ),
    backendFamily(sendRequest(fetch, backendUrl)),
    storeListFamily(appId),
    family(...devices),
  ])
}

/** The services of a test in one store. */
export function testRoot(scope: StoreScope["Service"], overrides: TestOverrides = {}): Root<AppPorts> {
  const devices = testDevices(overrides, siteAppId(scope))
  const root = rootOf(
    storePorts,
    [
      identityFamily(
        scope,
        memorySessionHolder(overrides.session),
        memoryDeparture(overrides.led, overrides.place),
        httpIdentityGateway,
      ),
      ...gatewayFamilies(),
      family(...(overrides.store ?? [])),
    ],
    devices,
  )
  return { ...root, context: Context.merge(devices.context, root.context) }
}
