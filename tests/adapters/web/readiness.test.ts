import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import type { Backend } from "../../../adapters/web/Backend.ts"
import { createShop } from "../../../adapters/web/createShop.ts"
import { startupShop } from "../../../adapters/web/startupShop.ts"

const ORIGIN = "http://shop.test"

/** A web server in front of a backend that returns `answer` for every call. */
async function serverBefore(answer: () => Promise<Response>, more: Partial<Backend> = {}) {
  const clientFolder = await mkdtemp(join(tmpdir(), "selvedge-client-"))
  onTestFinished(() => rm(clientFolder, { recursive: true, force: true }))
  await mkdir(join(clientFolder, ".vite"))
  const manifest = { "ui/app/boot.ts": { file: "assets/boot.js", isEntry: true, css: [] } }
  await writeFile(join(clientFolder, ".vite", "manifest.json"), JSON.stringify(manifest))
  const backend: Backend = {
    url: ORIGIN,
    fetch: answer,
    proxy: answer,
    proxiedPaths: [],
    close: async () => undefined,
    ...more,
  }
  return createShop({ backend, clientFolder, publicOrigin: ORIGIN })
}
const noStores = async () => Response.json({ stores: [] })
const probe = async (shop: Pick<Awaited<ReturnType<typeof createShop>>, "fetch">, path: string) => {
  const answer = await shop.fetch(new Request(`${ORIGIN}${path}`))
  const body: unknown = await answer.json()
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body }
}
const LIVE_RESPONSE = { status: 200, retryAfter: null, body: { status: "alive" } }
const notReady = (part: string, problem: unknown) => ({
  status: 503,
  retryAfter: "2",
  body: { status: "not ready", problems: [{ part, problem }] },
})

it("F192 a server is alive and not ready while it starts, and serves no page", async () => {
  expect(await probe(startupShop, "/readyz")).toEqual(notReady("server", "The shop is starting."))
  expect(await probe(startupShop, "/healthz")).toEqual(LIVE_RESPONSE)
  const page = await startupShop.fetch(new Request(`${ORIGIN}/`))
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
    503,
    "2",
    "no-store",
  ])
})

it("F192 a server after SIGTERM is alive and not ready, and still serves requests", async () => {
  const shop = await serverBefore(noStores)
  expect(await probe(shop, "/readyz")).toEqual({ status: 200, retryAfter: null, body: { status: "ready" } })
  shop.drain()
  expect(await probe(shop, "/readyz")).toEqual(notReady("server", "The server is shutting down."))
  expect(await probe(shop, "/healthz")).toEqual(LIVE_RESPONSE)
  expect((await shop.fetch(new Request(`${ORIGIN}/robots.txt`))).status).toBe(200)
})

it("F192 a server whose backend fails is alive and not ready, and also names its own problems", async () => {
  const shop = await serverBefore(async () => new Response("no", { status: 500 }), {
    check: async () => [{ part: "disk", problem: "The disk is full." }],
  })
  const { status, body } = await probe(shop, "/readyz")
  expect([status, body]).toEqual([
    503,
    {
      status: "not ready",
      problems: [
        { part: "backend", problem: expect.stringContaining("does not answer as it should") },
        { part: "disk", problem: "The disk is full." },
      ],
    },
  ])
  expect(await probe(shop, "/healthz")).toEqual(LIVE_RESPONSE)
})

it("F192 many concurrent probes ask the backend once", async () => {
  let asked = 0
  const shop = await serverBefore(async () => {
    asked += 1
    return noStores()
  })
  await Promise.all(Array.from({ length: 20 }, () => probe(shop, "/readyz")))
  const once = asked
  await probe(shop, "/readyz")
  expect([once > 0, asked]).toEqual([true, once])
  expect(once).toBeLessThan(5)
})

it("F186 a demo store is filled before its page's time limit starts, and a failure delays no page", async () => {
  const order: string[] = []
  const shop = await serverBefore(
    async () => {
      order.push("call")
      return noStores()
    },
    {
      prepareStore: async (storeId) => {
        order.push(`begin ${storeId}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
        order.push("end")
        throw new Error("This store is being filled with its products.")
      },
    },
  )
  await shop.fetch(new Request(`${ORIGIN}/10000034/`))
  expect(order.slice(0, 3)).toEqual(["begin 10000034", "end", "call"])
  order.length = 0
  await shop.fetch(new Request(`${ORIGIN}/?select-store=1`))
  expect(order.filter((step) => step !== "call")).toEqual([])
})
