// @vitest-environment happy-dom
import * as Context from "effect/Context"
import { describe, expect, it } from "vitest"
import { backendFamily } from "../../../adapters/composition/backendFamily.ts"
import { rootOf } from "../../../adapters/composition/contextFrom.ts"
import type { Family } from "../../../adapters/composition/Family.ts"
import { family } from "../../../adapters/composition/Family.ts"
import { gatewayFamilies } from "../../../adapters/composition/gatewayFamilies.ts"
import { identityFamily } from "../../../adapters/composition/identityFamily.ts"
import { linkPorts } from "../../../adapters/composition/linkPorts.ts"
import type { PortBinding } from "../../../adapters/composition/PortBinding.ts"
import { constant, made } from "../../../adapters/composition/PortBinding.ts"
import { storeListFamily } from "../../../adapters/composition/storeListFamily.ts"
import { sendRequest } from "../../../adapters/backend/http/sendRequest.ts"
import { httpIdentityGateway } from "../../../adapters/backend/session/HttpIdentityGateway.ts"
import { countingIds } from "../../../adapters/memory/CountingIds.ts"
import { fixedFacts } from "../../../adapters/memory/FixedFacts.ts"
import { noFraudScreening } from "../../../adapters/memory/NoFraudScreening.ts"
import { noReferredPayment } from "../../../adapters/memory/NoReferredPayment.ts"
import { memoryLock } from "../../../adapters/memory/MemoryLock.ts"
import { memoryNavigator } from "../../../adapters/memory/MemoryNavigator.ts"
import { memoryDeparture } from "../../../adapters/memory/MemoryDeparture.ts"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import { memoryStore } from "../../../adapters/memory/MemoryStore.ts"
import { devicePorts, storePorts } from "../../../application/appPorts.ts"
import { FraudScreening } from "../../../application/checkout/FraudScreening.ts"
import { ReferredPayment } from "../../../application/checkout/ReferredPayment.ts"
import { BrowserFactsSource } from "../../../application/platform/BrowserFactsSource.ts"
import { CrossTabLock } from "../../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const devices = [
  family(
    constant(KeyValueStore, memoryStore()),
    constant(IdGenerator, countingIds()),
    constant(CrossTabLock, memoryLock()),
    constant(PageNavigator, memoryNavigator()),
    constant(BrowserFactsSource, fixedFacts()),
    constant(FraudScreening, noFraudScreening()),
    constant(ReferredPayment, noReferredPayment()),
  ),
  backendFamily(sendRequest(() => Promise.reject(new TypeError("no backend")), "")),
  storeListFamily(),
] as const
const store = [
  identityFamily(inSpain, memorySessionHolder(), memoryDeparture(), httpIdentityGateway),
  ...gatewayFamilies(),
] as const

/** The same families, in which each service is a drawing of what it was made from; `made` counts how often each was. */
function drawn(families: readonly Family<unknown>[], times: Map<string, number>): readonly Family<never>[] {
  const draw = ({ key, dependencies }: PortBinding<unknown>): PortBinding<never> => ({
    provides: [],
    key,
    dependencies,
    make: (...from) => {
      times.set(key, (times.get(key) ?? 0) + 1)
      return { key, from }
    },
  })
  return families.map(({ bindings }) => ({ provides: [], bindings: bindings.map(draw) }))
}

describe("the linker of the browser", () => {
  it("wires every port as the container does, and makes each service once", () => {
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

  it("fills every port with a service of the same kind", () => {
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
      [family(constant(KeyValueStore, memoryStore()), constant(KeyValueStore, later))],
    )
    expect(Context.get(context, KeyValueStore)).toBe(later)
  })

  it("names what nobody fills, and what needed it; as a port it does not compile", () => {
    // @ts-expect-error IdGenerator is filled by nobody
    expect(() => linkPorts([IdGenerator], [family(constant(KeyValueStore, memoryStore()))])).toThrow(
      "Nobody fills IdGenerator",
    )
    const needy = family(made(KeyValueStore, [IdGenerator], () => memoryStore()))
    expect(() => linkPorts([KeyValueStore], [needy])).toThrow(
      "Nobody fills IdGenerator, which is needed by KeyValueStore",
    )
  })

  it("names services that need each other", () => {
    const circle = family(
      made(KeyValueStore, [IdGenerator], () => memoryStore()),
      made(IdGenerator, [KeyValueStore], () => countingIds()),
    )
    expect(() => linkPorts([KeyValueStore], [circle])).toThrow(
      "These need each other: KeyValueStore → IdGenerator → KeyValueStore",
    )
  })
})
