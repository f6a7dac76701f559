import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { publicServices, serverCaches } from "../../../adapters/composition/serverRoot.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { CallDeadline } from "../../../application/shared/Deadline.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const listCategories = Effect.flatMap(CatalogGateway, (gateway) => gateway.listCategories)

/** The public services of one store over a backend whose catalogue has a version. */
function publicStore(version: () => number | undefined) {
  const backend = exampleBackend()
  const config = {
    fetch: backend.fetch,
    backendUrl: "http://backend.test",
    caches: serverCaches(() => Promise.resolve(version())),
  }
  const readWith = (scope: typeof inSpain) => Effect.runPromiseWith(publicServices(config, scope))(listCategories)
  return { read: () => readWith(inSpain), readWith, calls: backend.calls, config }
}

describe("the public data of a store", () => {
  it("is decoded once for all pages, also after the store was read again", async () => {
    const { read, calls } = publicStore(() => 1)
    const first = await read()
    expect(await read()).toBe(first)
    expect(calls).toHaveLength(1)
  })

  it("is read again when the catalogue has another version", async () => {
    let version = 1
    const { read, calls } = publicStore(() => version)
    const first = await read()
    version = 2
    expect(await read()).not.toBe(first)
    expect(calls).toHaveLength(2)
  })

  it("is separate for each language and site of a store", async () => {
    const { read, readWith, calls } = publicStore(() => 1)
    const first = await read()
    const [, other = inSpain.language] = inSpain.store.languages
    expect(await readWith({ ...inSpain, language: { ...other, id: "-99" } })).not.toBe(first)
    expect(await readWith({ ...inSpain, store: { ...inSpain.store, isOnMobileSite: true } })).not.toBe(first)
    expect(calls).toHaveLength(3)
  })

  it("keeps to the deadline of each page, although all pages share its services", async () => {
    const { config } = publicStore(() => undefined)
    const services = publicServices({ ...config, fetch: () => new Promise(() => undefined) }, inSpain)
    const late = Effect.provideService(listCategories, CallDeadline, { remainingMillis: () => 5 })
    const error = await Effect.runPromiseWith(services)(Effect.flip(late))
    expect(error.reason).toEqual({ _tag: "TimedOut", afterMillis: 5 })
  })
})
