// @vitest-environment happy-dom
import * as Context from "effect/Context"
import { describe, expect, it } from "vitest"
import { backendModule } from "../../../adapters/composition/backendModule.ts"
import { rootOf } from "../../../adapters/composition/contextOfPorts.ts"
import type { AdapterModule } from "../../../adapters/composition/AdapterModule.ts"
import { adapterModule } from "../../../adapters/composition/AdapterModule.ts"
import { gatewayModules } from "../../../adapters/composition/gatewayModules.ts"
import { identityModule } from "../../../adapters/composition/identityModule.ts"
import { linkPorts } from "../../../adapters/composition/linkPorts.ts"
import type { PortBinding } from "../../../adapters/composition/PortBinding.ts"
import { constant, factory } from "../../../adapters/composition/PortBinding.ts"
import { storeListModule } from "../../../adapters/composition/storeListModule.ts"
import { sendRequest } from "../../../adapters/backend/http/sendRequest.ts"
import { httpIdentityGateway } from "../../../adapters/backend/session/HttpIdentityGateway.ts"
import { countingIds } from "../../../adapters/memory/CountingIds.ts"
import { fixedBrowserDetails } from "../../../adapters/memory/FixedBrowserDetails.ts"
import { noFraudScreening } from "../../../adapters/memory/NoFraudScreening.ts"
import { noReferredPayment } from "../../../adapters/memory/NoReferredPayment.ts"
import { memoryLock } from "../../../adapters/memory/MemoryLock.ts"
import { memoryNavigator } from "../../../adapters/memory/MemoryNavigator.ts"
import { memorySessionRedirector } from "../../../adapters/memory/MemorySessionRedirector.ts"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import { memoryStore } from "../../../adapters/memory/MemoryStore.ts"
import { devicePorts, storePorts } from "../../../application/appPorts.ts"
import { FraudScreening } from "../../../application/checkout/FraudScreening.ts"
import { ProviderPaymentHandler } from "../../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const devices = [
  adapterModule(
    constant(KeyValueStore, memoryStore()),
    constant(IdGenerator, countingIds()),
    constant(CrossTabLock, memoryLock()),
    constant(PageNavigator, memoryNavigator()),
    constant(BrowserInfoSource, fixedBrowserDetails()),
    constant(FraudScreening, noFraudScreening()),
    constant(ProviderPaymentHandler, noReferredPayment()),
  ),
  backendModule(sendRequest(() => Promise.reject(new TypeError("no backend")), "")),
  storeListModule(),
] as const
const store = [
  identityModule(inSpain, memorySessionHolder(), memorySessionRedirector(), httpIdentityGateway),
  ...gatewayModules(),
] as const

/** The same families, with services that render their own dependencies; `factory` counts the creations of each. */
function drawn(
  modules: readonly AdapterModule<unknown>[],
  times: Map<string, number>,
): readonly AdapterModule<never>[] {
  const draw = ({ key, dependencies }: PortBinding<unknown>): PortBinding<never> => ({
    provides: [],
    key,
    dependencies,
    create: (...from) => {
      times.set(key, (times.get(key) ?? 0) + 1)
      return { key, from }
    },
  })
  return modules.map(({ bindings }) => ({ provides: [], bindings: bindings.map(draw) }))
}

describe("the linker of the browser", () => {
  it("wires every port as the container does, and creates each service once", () => {
    const keys = [...devices, ...store].flatMap(({ bindings }) => bindings.map(({ key }) => key))
    const contained = new Map<string, number>()
    const linkedTimes = new Map<string, number>()
    const outer = rootOf([], drawn(devices, contained))
    const { container } = rootOf([], drawn(store, contained), outer)
    const linked = linkPorts([], drawn(store, linkedTimes), linkPorts([], drawn(devices, linkedTimes)))
    for (const key of keys) expect(linked.resolve(key)).toEqual(container.get(key))
    expect(linkedTimes).toEqual(contained)
    expect([...linkedTimes.values()]).toEqual(keys.map(() => 1))
  })

  it("implements every port with a service of the same kind", () => {
    const outer = rootOf(devicePorts, devices)
    const contained = Context.merge(outer.context, rootOf(storePorts, store, outer).context)
    const linked = linkPorts(storePorts, store, linkPorts(devicePorts, devices)).context
    for (const { key } of [...devicePorts, ...storePorts]) {
      expect(Object.keys(Object(linked.mapUnsafe.get(key)))).toEqual(Object.keys(Object(contained.mapUnsafe.get(key))))
    }
    expect([...linked.mapUnsafe.keys()].toSorted()).toEqual([...contained.mapUnsafe.keys()].toSorted())
  })

  it("takes the later of two bindings of one port", () => {
    const later = memoryStore()
    const { context } = linkPorts(
      [KeyValueStore],
      [adapterModule(constant(KeyValueStore, memoryStore()), constant(KeyValueStore, later))],
    )
    expect(Context.get(context, KeyValueStore)).toBe(later)
  })

  it("names a port without an implementation and its user; as a port it does not compile", () => {
    // @ts-expect-error IdGenerator has no implementation
    expect(() => linkPorts([IdGenerator], [adapterModule(constant(KeyValueStore, memoryStore()))])).toThrow(
      "Nobody fills IdGenerator",
    )
    const dependent = adapterModule(factory(KeyValueStore, [IdGenerator], () => memoryStore()))
    expect(() => linkPorts([KeyValueStore], [dependent])).toThrow(
      "Nobody fills IdGenerator, which is needed by KeyValueStore",
    )
  })

  it("names services that need each other", () => {
    const circle = adapterModule(
      factory(KeyValueStore, [IdGenerator], () => memoryStore()),
      factory(IdGenerator, [KeyValueStore], () => countingIds()),
    )
    expect(() => linkPorts([KeyValueStore], [circle])).toThrow(
      "These need each other: KeyValueStore → IdGenerator → KeyValueStore",
    )
  })
})
