import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, prepareDataDir, type TestShop } from "../../support/sandbox/onBothDatabases.ts"

describe("a picture", () => {
  let folder = ""
  let shop: TestShop | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "selvedge-media-"))
    await prepareDataDir(folder)
    shop = await openTestShop({ dataDir: folder })
  }, 60_000)
  afterAll(async () => {
    await shop?.sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    shop?.sandbox.handle(new Request(`http://localhost:4173${path}`, { method, headers }))

  it("is rendered at its first request, and then cached for ever by the client", async () => {
    const first = await get("/media/510001/400/front-160.webp")
    expect(first?.status).toBe(200)
    expect(first?.headers.get("content-type")).toBe("image/webp")
    expect(first?.headers.get("cache-control")).toContain("stale-while-revalidate")
    expect((await first?.arrayBuffer())?.byteLength).toBeGreaterThan(200)
    const again = await get("/media/510001/400/front-160.webp", { "if-none-match": first?.headers.get("etag") ?? "" })
    expect([again?.status, await again?.text()]).toEqual([304, ""])
  })

  it.each(["590001/001", "590001/002", "590001/003", "590002/001"])(
    "of a gift card is rendered like that of a garment: %s",
    async (place) => {
      const picture = await get(`/media/${place}/front-160.webp`)
      expect([
        picture?.status,
        picture?.headers.get("content-type"),
        ((await picture?.arrayBuffer())?.byteLength ?? 0) > 200,
      ]).toEqual([200, "image/webp", true])
    },
  )

  it.each([
    ["/media/590001/004/front-160.webp", "GET", 404],
    ["/media/590001/001/back-160.webp", "GET", 404],
    ["/media/590001/001/editorial-640.webp", "GET", 404],
    ["/media/510001/400/front-161.webp", "GET", 404],
    ["/media/510001/999/front-160.webp", "GET", 404],
    ["/media/../admin-key", "GET", 404],
    ["/media/510001/400/..%2f..%2fadmin-key", "GET", 404],
    ["/media/510001/400/front-160.webp", "DELETE", 405],
  ])("is served for valid addresses and methods only: %s by %s is %i", async (path, method, status) => {
    expect((await get(path, {}, method))?.status).toBe(status)
  })
})
