import { randomBytes } from "node:crypto"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { responseCache, cachedSend } from "../../../../adapters/backend/http/response/responseCache.ts"
import { READ_LIMITS } from "../../../../adapters/backend/http/OperationLimits.ts"
import { memoizeAsync } from "../../../../adapters/web/memoizeAsync.ts"
import { pageCopy } from "../../../../adapters/web/pages/PageCopy.ts"
import { ReadyPages } from "../../../../adapters/web/pages/ReadyPages.ts"
import { RenderedPages } from "../../../../adapters/web/pages/RenderedPages.ts"

const REQUESTS = 5_000
const ENTRIES = 100
/** Maximum number of times a cache measures one response, independent of the number of entries. */
const LOOKS_PER_REQUEST = 8
/** A page is cached once it is compressed, which is shortly after its visitor has it. */
async function cachedIn(pages: RenderedPages): Promise<void> {
  while (pages.size.renderings > 0) await new Promise((resolve) => setImmediate(resolve))
}

/** A body that counts how often its size is read. */
function countedBodies(bytes: number) {
  let looks = 0
  class CountedBody extends Uint8Array {
    override get length(): number {
      looks += 1
      return super.length
    }
  }
  return { body: () => new CountedBody(new TextEncoder().encode(`[${" ".repeat(bytes - 2)}]`)), looks: () => looks }
}

function cachingBackend(body: () => Uint8Array<ArrayBuffer>, limits: Parameters<typeof responseCache>[0]) {
  const cache = responseCache({ lifetime: Duration.minutes(5), ...limits })
  let asked = 0
  const send = cachedSend(
    () =>
      Effect.sync(() => {
        asked += 1
        return {
          status: 200,
          statusText: "",
          headers: new Headers({ "content-type": "application/json" }),
          body: body(),
        }
      }),
    cache,
  )
  const ask = (index: number) =>
    Effect.runPromise(
      send(
        { method: "GET", path: `/itxrest/2/catalog/store/10000034/20000034/category/${index}`, headers: {}, body: "" },
        READ_LIMITS,
      ),
    )
  return { cache, ask, asked: () => asked }
}

describe("F187 the cached responses of a backend", () => {
  it("F187 are bounded by count when each is two bytes long, with constant work per entry", async () => {
    const { body, looks } = countedBodies(2)
    const { cache, ask } = cachingBackend(body, { maxEntries: ENTRIES })
    for (let index = 0; index < REQUESTS; index += 1) await ask(index)
    expect(cache.answers.size).toBe(ENTRIES)
    expect(looks()).toBeLessThanOrEqual(REQUESTS * LOOKS_PER_REQUEST)
  })

  it("F187 do as much work with 4,000 entries as with 100", async () => {
    const looksWith = async (maxEntries: number) => {
      const { body, looks } = countedBodies(2)
      const { ask } = cachingBackend(body, { maxEntries })
      for (let index = 0; index < REQUESTS; index += 1) await ask(index)
      return looks()
    }
    expect(await looksWith(4_000)).toBe(await looksWith(ENTRIES))
  })

  it("F187 are bounded by bytes, paths included", async () => {
    const { cache, ask } = cachingBackend(countedBodies(1_000).body, { maxBytes: 50_000 })
    for (let index = 0; index < 500; index += 1) await ask(index)
    expect(cache.answers.calculatedSize).toBeLessThanOrEqual(50_000)
    expect(cache.answers.size).toBeGreaterThan(30)
    expect(cache.answers.size).toBeLessThan(50)
  })

  it("F187 stay while they are used: the least recently used is evicted first", async () => {
    const { ask, asked } = cachingBackend(countedBodies(2).body, { maxEntries: 3 })
    for (const index of [1, 2, 3, 1, 4]) await ask(index)
    expect(asked()).toBe(4)
    await ask(1)
    expect(asked()).toBe(4)
    await ask(2)
    expect(asked()).toBe(5)
  })
})

/** A text of so many characters, of which brotli needs three quarters as bytes. */
const incompressible = (length: number) => randomBytes(length).toString("base64").slice(0, length)

describe("F187 the rendered pages of a server", () => {
  const pages = (options: ConstructorParameters<typeof RenderedPages>[1], html: string) => {
    const cache = new RenderedPages(60_000, options)
    const ask = async (key: string) => {
      const { body } = await cache.get(key, "n", async () => ({ status: 200, body: new Blob([html]).stream() }))
      const text = await new Response(body ?? null).text()
      await cachedIn(cache)
      return text
    }
    return { cache, ask }
  }

  it("F187 are bounded by count, and none in progress is left behind", async () => {
    const { cache, ask } = pages({ maxEntries: ENTRIES }, "{}")
    for (let index = 0; index < 1_000; index += 1) await ask(`/${index}`)
    expect(cache.size).toMatchObject({ entries: ENTRIES, renderings: 0 })
  })

  it("F187 are bounded by bytes, and a page above the limit is not cached", async () => {
    const { cache, ask } = pages({ maxBytes: 10_000 }, incompressible(1_500))
    for (let index = 0; index < 50; index += 1) await ask(`/${index}`)
    expect(cache.size.entries).toBeGreaterThan(2)
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
    const large = pages({ maxBytes: 10_000 }, incompressible(9_000))
    expect(await large.ask("/")).toHaveLength(9_000)
    expect(large.cache.size).toEqual({ entries: 0, bytes: 0, renderings: 0 })
  })
})

describe("F187 the pages that are ready to be sent", () => {
  const keepPages = async (options: ConstructorParameters<typeof ReadyPages>[0], html: string, count: number) => {
    const ready = new ReadyPages(options)
    const copy = await pageCopy(html, "n", undefined)
    for (let index = 0; index < count; index += 1)
      ready.keep(`http://shop/${index}`, "asking", {
        copy,
        headers: { "content-type": "text/html" },
        isCurrent: () => Promise.resolve(true),
        isFor: () => true,
      })
    const isReady = async (index: number) =>
      (await ready.respond({ method: "GET", url: `/${index}`, headers: { host: "shop" } })) !== undefined
    return { ready, isReady }
  }

  it("F187 are bounded by count, the newest stay", async () => {
    const { ready, isReady } = await keepPages({ maxEntries: ENTRIES }, "{}", 1_000)
    expect(ready.size.entries).toBe(ENTRIES)
    expect([await isReady(899), await isReady(900), await isReady(999)]).toEqual([false, true, true])
  })

  it("F187 are bounded by bytes, headers included, and a page above the limit is not kept", async () => {
    const { ready } = await keepPages({ maxBytes: 10_000 }, incompressible(1_500), 50)
    expect(ready.size.entries).toBeGreaterThan(2)
    expect(ready.size.bytes).toBeLessThanOrEqual(10_000)
    const large = await keepPages({ maxBytes: 10_000 }, incompressible(9_000), 1)
    expect(large.ready.size).toEqual({ entries: 0, bytes: 0 })
    expect(await large.isReady(0)).toBe(false)
  })
})

describe("F187 the cached stores of a server", () => {
  it("F187 are bounded by count, and stores in use stay", async () => {
    const asked: string[] = []
    const ask = memoizeAsync(60_000, async (key: string) => void asked.push(key), { maxEntries: 3 })
    for (const key of ["a", "b", "c", "a", "d", "a"]) await ask(key)
    expect(asked).toEqual(["a", "b", "c", "d"])
    await ask("b")
    expect(asked).toEqual(["a", "b", "c", "d", "b"])
  })
})
