import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { createMetrics } from "../../../adapters/web/operations/createMetrics.ts"
import { createOperations } from "../../../adapters/web/operations/createOperations.ts"
import { serveMetrics } from "../../../adapters/web/operations/serveMetrics.ts"
import type { ServerFigures } from "../../../adapters/web/operations/ShopMetrics.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { ONE_SITE } from "../../../domain/navigation/Site.ts"

const URLS = 10_000
const FIGURES: ServerFigures = {
  caches: { rendered_pages: { entries: 3, bytes: 900, hits: 7, misses: 4, evictions: 1 } },
  queues: { renderings: 2 },
  databaseConnections: { used: 1, idle: 2, waiting: 0 },
}
const silent = () => undefined
const LOG = { debug: silent, info: silent, warn: silent, error: silent }

const openMetrics = () => {
  const metrics = createMetrics({ version: "1.2.3", release: "abc" }, () => FIGURES)
  const operations = createOperations({ log: LOG, metrics, sites: ONE_SITE })
  return { metrics, operations, text: async () => (await metrics.collect()).text }
}

/** Names and types of the metrics in the text format. */
const typesIn = (text: string) =>
  new Map(Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = "", type = ""]) => [name, type]))
const seriesIn = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#")).length

const document = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8")
/** The metrics that a query reads; the series of a histogram belong to it. */
const metricsIn = (query: string) =>
  Array.from(query.matchAll(/\b(?:selvedge|nodejs|process)_[a-z0-9_]+/g), ([name]) =>
    name.replace(/(_seconds)_(?:bucket|sum|count)$/, "$1"),
  )

describe("the metrics of the server", () => {
  it("count requests by route and status class, and measure them", async () => {
    const { operations, text } = openMetrics()
    const fetch = operations.observed(async ({ url }) => new Response("", { status: url.endsWith("l1") ? 404 : 200 }))
    await fetch(new Request("http://shop.test/10000034/-1/oxford-shirt-l8201?colorId=4"))
    await fetch(new Request("http://shop.test/10000034/-1/another-l1"))
    await fetch(new Request("http://shop.test/itxrest/2/order/store/10000034/cart"))
    const lines = await text()
    expect(lines).toContain('selvedge_http_requests_total{method="GET",route="ItxProductPage",status="2xx"} 1')
    expect(lines).toContain('selvedge_http_requests_total{method="GET",route="ItxProductPage",status="4xx"} 1')
    expect(lines).toContain('route="/itxrest/2/order/store/{storeId}/cart",status="2xx"} 1')
    expect(lines).toContain('selvedge_http_request_duration_seconds_count{route="ItxProductPage",status="2xx"} 1')
    expect(lines).toContain("selvedge_http_requests_in_flight 0")
  })

  it("count stored pages as requests too, and return their ID", async () => {
    const { operations, text } = openMetrics()
    const respond = operations.observedReady(({ url }) =>
      Promise.resolve(url === "/other" ? undefined : { status: 304, headers: { etag: '"a"' } }),
    )
    const incoming = { method: "GET", headers: { "x-request-id": "given-1" } }
    expect(await respond({ ...incoming, url: "/10000034/-1/oxford-shirt-l8201?colorId=4" })).toEqual({
      status: 304,
      headers: { etag: '"a"', "x-request-id": "given-1" },
    })
    expect(await respond({ ...incoming, url: "/other" })).toBeUndefined()
    expect(await text()).toContain('selvedge_http_requests_total{method="GET",route="ItxProductPage",status="3xx"} 1')
  })

  it("count a request that throws as a failed one", async () => {
    const { operations, text } = openMetrics()
    const fetch = operations.observed(async () => Promise.reject(new Error("broken")))
    await expect(fetch(new Request("http://shop.test/"))).rejects.toThrow("broken")
    expect(await text()).toContain('route="ItxWorldWidePage",status="5xx"} 1')
  })

  it("do not grow with the requests: 10,000 URLs, methods and failures add no series", async () => {
    const { operations, text } = openMetrics()
    const fetch = operations.observed(async () => new Response(""))
    const visit = async (from: number) => {
      for (let index = from; index < from + URLS; index += 1) {
        const path = PATHS[index % PATHS.length]?.replaceAll("#", String(index)) ?? ""
        await fetch(new Request(`http://shop.test${path}`, { method: index % 7 === 0 ? `M${index}` : "GET" }))
      }
    }
    await visit(0)
    const before = seriesIn(await text())
    await visit(URLS)
    expect(seriesIn(await text())).toBe(before)
  })

  it("count failures by kind, calls by outcome, and answers of the waiting room", async () => {
    const { metrics, operations, text } = openMetrics()
    operations.failed(new BackendError({ operation: "getCart", reason: { _tag: "TimedOut", afterMillis: 1 } }))
    operations.failed(new Error("bug"))
    metrics.backendCall({ operation: "getCart", outcome: "204", seconds: 0.1 })
    metrics.backendCall({ operation: "getCart", outcome: "429", seconds: 0.1 })
    metrics.requestStarted()
    metrics.requestEnded({ method: "GET", route: "ItxHomePage", status: 429, seconds: 0 })
    const lines = await text()
    expect(lines).toContain('selvedge_errors_total{kind="TimedOut"} 1')
    expect(lines).toContain('selvedge_errors_total{kind="defect"} 1')
    expect(lines).toContain('selvedge_backend_call_duration_seconds_count{operation="getCart",outcome="2xx"} 1')
    expect(lines).toContain('selvedge_backend_call_duration_seconds_count{operation="getCart",outcome="429"} 1')
    expect(lines).toContain("selvedge_waiting_room_responses_total 1")
  })

  it("show caches, queues, connections and the release, the same at each collection", async () => {
    const { text } = openMetrics()
    await text()
    const lines = await text()
    for (const line of [
      'selvedge_cache_entries{cache="rendered_pages"} 3',
      'selvedge_cache_bytes{cache="rendered_pages"} 900',
      'selvedge_cache_hits_total{cache="rendered_pages"} 7',
      'selvedge_cache_misses_total{cache="rendered_pages"} 4',
      'selvedge_cache_evictions_total{cache="rendered_pages"} 1',
      'selvedge_queue_length{queue="renderings"} 2',
      'selvedge_database_connections{state="idle"} 2',
      'selvedge_build_info{version="1.2.3",release="abc"} 1',
    ])
      expect(lines).toContain(line)
  })

  it("are returned on their own port only, beside the probes", async () => {
    const { metrics } = openMetrics()
    const serve = serveMetrics(metrics, async () => [{ part: "backend", problem: "It is down." }])
    const ask = (path: string, method = "GET") => serve(new Request(`http://127.0.0.1${path}`, { method }))
    expect((await ask("/metrics")).headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/)
    expect((await ask("/healthz")).status).toBe(200)
    expect((await ask("/readyz")).status).toBe(503)
    expect((await ask("/metrics", "POST")).status).toBe(405)
    expect((await ask("/")).status).toBe(404)
  })
})

/** Addresses with a number: known and unknown pages, calls, files, forms and hostile ones. */
const PATHS = [
  "/10000034/-1/shirt-l#",
  "/10000034/-1/shirts-n#",
  "/1000#/-1/",
  "/no-such-page-#",
  "/10000034/-1/page-number-#",
  "/10000034/-1/search/term-#",
  "/10000034/-1/orders/#/returns/#",
  "/itxrest/2/order/store/10000034/cart/#",
  "/itxrest/#/unknown/#",
  "/media/#.webp",
  "/assets/#.js",
  "/#.xml",
  "/%ff#",
  "/10000034/-1/%00#",
]

describe("the documents of the metrics", () => {
  it("list each metric of the server with its type and meaning", async () => {
    const text = await openMetrics().text()
    const own = [...typesIn(text)].filter(([name]) => name.startsWith("selvedge_"))
    const helps = new Map(
      Array.from(text.matchAll(/^# HELP (\S+) (.+)$/gm), ([, name = "", help = ""]) => [name, help]),
    )
    const rows = Array.from(
      document("operations.md").matchAll(/^\| `(selvedge_\w+)` \| (\w+) \|[^|]*\| ([^|]+) \|$/gm),
      ([, name = "", type = "", meaning = ""]) => [name, type, meaning],
    )
    expect(rows.toSorted()).toEqual(own.map(([name, type]) => [name, type, helps.get(name)]).toSorted())
  })

  it("use only metrics that the server has, in the text, the dashboard and the alerts", async () => {
    const known = typesIn(await openMetrics().text())
    const dashboard = document("operations/grafana-dashboard.json")
    const alerts = document("operations/alerts.yaml")
    const named = [document("operations.md"), dashboard, alerts].flatMap(metricsIn)
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it("have a query in each panel and a remedy in each alert", () => {
    const dashboard: { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] } =
      JSON.parse(document("operations/grafana-dashboard.json"))
    for (const { targets } of dashboard.panels)
      for (const { expr } of targets) expect(metricsIn(expr).length, expr).toBeGreaterThan(0)
    const rules: {
      readonly groups: readonly { readonly rules: readonly { readonly annotations: Record<string, string> }[] }[]
    } = parse(document("operations/alerts.yaml"))
    for (const { annotations } of rules.groups.flatMap((group) => group.rules))
      expect(Object.keys(annotations)).toEqual(["summary", "action"])
  })
})
