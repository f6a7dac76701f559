import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { StaticAssets } from "../../../../adapters/web/staticAssets.ts"
import { readManifest, staticAssets } from "../../../../adapters/web/staticAssets.ts"

let folder = ""
let files: StaticAssets = () => Promise.resolve(undefined)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"))
  await mkdir(join(folder, "assets"))
  await mkdir(join(folder, ".vite"))
  for (const [name, text] of [
    ["assets/a-1.js", "plain script"],
    ["assets/a-1.js.br", "br"],
    ["assets/a-1.js.gz", "gzip"],
    ["logo.svg", "<svg/>"],
    ["odd.bin", "?"],
    [".vite/manifest.json", '{"a":1}'],
  ] as const)
    await writeFile(join(folder, name), text)
  files = await staticAssets(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const asked = (path: string, init: RequestInit = {}) => files(new Request("https://shop.example/", init), path)

describe("the files of the browser's build", () => {
  it("are cached permanently, with their own type and length", async () => {
    const response = await asked("/assets/a-1.js")
    expect(await response?.text()).toBe("plain script")
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "12",
      "content-type": "text/javascript; charset=utf-8",
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    })
    expect([
      (await asked("/logo.svg"))?.headers.get("content-type"),
      (await asked("/odd.bin"))?.headers.get("content-type"),
    ]).toEqual(["image/svg+xml", "application/octet-stream"])
  })

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip", "gzip"],
    ["br ; q=0, GZIP;q=0.5", "gzip"],
    ["br;q=0.5", "br"],
    ["br;q=0, gzip;q=0", null],
    ["x-br", null],
    ["identity", null],
    ["", null],
  ])("are precompressed for a browser that accepts %j: %s", async (accepted, encoding) => {
    const response = await asked("/assets/a-1.js", { headers: { "accept-encoding": accepted } })
    const text = (await response?.text()) ?? ""
    expect([response?.headers.get("content-encoding"), text, response?.headers.get("content-length")]).toEqual([
      encoding,
      encoding ?? "plain script",
      String(text.length),
    ])
  })

  it("have no body for HEAD, and cannot be written", async () => {
    const head = await asked("/assets/a-1.js", { method: "HEAD" })
    expect([head?.status, head?.headers.get("content-length"), await head?.text()]).toEqual([200, "12", ""])
    const post = await asked("/assets/a-1.js", { method: "POST" })
    expect([post?.status, post?.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  })

  it.each([
    "/",
    "/assets",
    "/assets/../logo.svg",
    "/assets/%2e%2e/logo.svg",
    "/../../etc/passwd",
    "//logo.svg",
    "/.vite/manifest.json",
    "/assets/a-1.js.br",
    "/assets/a-1.js.gz",
    "/__proto__",
    "/logo.svg\u0000",
  ])("exclude %j", async (path) => {
    expect(await asked(path)).toBeUndefined()
  })

  it("stay in memory once they were served", async () => {
    await writeFile(join(folder, "assets", "b-2.css"), "body{}")
    const served = await staticAssets(folder)
    const read = async () => (await served(new Request("https://shop.example/"), "/assets/b-2.css"))?.text()
    await read()
    await rm(join(folder, "assets", "b-2.css"))
    expect(await read()).toBe("body{}")
  })

  it("are described by the build", async () => {
    expect(await readManifest(folder)).toEqual({ a: 1 })
  })
})
