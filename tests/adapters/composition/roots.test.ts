import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Context from "effect/Context"
import { describe, expect, it } from "vitest"
import { cliDevices, cliRoot } from "../../../adapters/composition/cliRoot.ts"
import { rootOf } from "../../../adapters/composition/rootOf.ts"
import { adapterModule } from "../../../adapters/composition/AdapterModule.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { serverCaches, serverDevices, serverRoot } from "../../../adapters/composition/serverRoot.ts"
import { testDevices, testRoot } from "../../../adapters/composition/testRoot.ts"
import { devicePorts, storePorts } from "../../../application/appPorts.ts"
import { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../../application/platform/KeyValueStore.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import { countingIds } from "../../../adapters/memory/CountingIds.ts"
import { memoryStore } from "../../../adapters/memory/MemoryStore.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const request = {
  fetch: () => Promise.reject(new TypeError("no backend")),
  backendUrl: "http://backend.test",
  caches: serverCaches(),
  cookies: { get: () => undefined, set: () => undefined, isHttps: false },
}
const terminal = {
  backendUrl: "http://backend.test",
  stateFile: join(mkdtempSync(join(tmpdir(), "selvedge-")), "state.json"),
  print: () => undefined,
  adminKeyFile: "none",
}

const roots = {
  server: () => [serverDevices(request), serverRoot(request, inSpain)] as const,
  terminal: () => [cliDevices(terminal), cliRoot(terminal, inSpain)] as const,
  test: () => [testDevices(), testRoot(inSpain)] as const,
}

describe.each(Object.entries(roots))("the root of the %s", (_, create) => {
  const [devices, store] = create()

  it.each(devicePorts.map(({ key }) => key))("implements the device port %s, also within a store", (key) => {
    expect(devices.context.mapUnsafe.get(key)).toBeTypeOf("object")
    expect(store.context.mapUnsafe.get(key)).toBeTypeOf("object")
  })

  it.each(storePorts.map(({ key }) => key))("implements the store port %s", (key) => {
    expect(store.context.mapUnsafe.get(key)).toBeTypeOf("object")
  })

  it("closes", async () => {
    await expect(store.close()).resolves.toBeUndefined()
    await expect(devices.close()).resolves.toBeUndefined()
  })
})

describe("a composition root", () => {
  it("does not compile, and does not start, without one of its ports", () => {
    // @ts-expect-error IdGenerator has no implementation
    expect(() => rootOf([KeyValueStore, IdGenerator], [adapterModule(constant(KeyValueStore, memoryStore()))])).toThrow(
      "IdGenerator",
    )
  })

  it("takes the later of two bindings of one port", () => {
    const values = memoryStore(new Map([["kept", "here"]]))
    const { context } = testDevices({ devices: [constant(KeyValueStore, values)] })
    expect(Context.get(context, KeyValueStore)).toBe(values)
  })

  it("gives two stores services of their own and the same devices", () => {
    const devices = cliDevices(terminal)
    const inEnglish = { ...inSpain, language: { id: "-1", code: "en", name: "English", direction: "ltr" } as const }
    const spanish = cliRoot(terminal, inSpain, devices).context
    const english = cliRoot(terminal, inEnglish, devices).context
    expect(Context.get(spanish, StoreScope)).toBe(inSpain)
    expect(Context.get(english, StoreScope)).toBe(inEnglish)
    expect(Context.get(spanish, KeyValueStore)).toBe(Context.get(english, KeyValueStore))
  })

  it("refuses a value of another shape at compile time", () => {
    // @ts-expect-error an id generator is no key-value store
    expect(constant(KeyValueStore, countingIds()).key).toBe("KeyValueStore")
  })
})
