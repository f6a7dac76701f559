import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Writable } from "node:stream"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createLog } from "../../../adapters/web/operations/createLog.ts"
import { createMetrics } from "../../../adapters/web/operations/createMetrics.ts"
import type { OperationsOptions } from "../../../adapters/web/operations/createOperations.ts"
import { createOperations } from "../../../adapters/web/operations/createOperations.ts"
import { openTraces } from "../../../adapters/web/operations/openTraces.ts"
import { startServer } from "../../../adapters/web/startServer.ts"
import { readOperationSettings } from "../../../adapters/web/settings/readOperationSettings.ts"
import { ONE_SITE } from "../../../domain/navigation/Site.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess } from "../../support/web/shopInProcess.ts"

const ORIGIN = "http://shop.test"
const PRODUCT = "/10000034/-1/oxford-shirt-l8201"
const TRACE_ID = "0af7651916cd43dd8448eb211c80319c"
const TRACE_PARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`

let open: ShopInProcess
/** The headers of each call that reached the backend, by path. */
const received: { readonly path: string; readonly headers: Headers }[] = []
let failing: RegExp | undefined
beforeAll(async () => {
  open = await shopInProcess((backend) => {
    const receive = (answer: (request: Request) => Promise<Response>) => async (request: Request) => {
      const path = new URL(request.url).pathname
      received.push({ path, headers: request.headers })
      return failing?.test(path) === true ? new Response("", { status: 503 }) : answer(request)
    }
    return { ...backend, fetch: receive(backend.fetch), proxy: receive(backend.proxy) }
  })
})
afterAll(() => open.close())

const lines: string[] = []
const LOG = createLog(
  "info",
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  }),
)
beforeEach(() => {
  lines.length = 0
  received.length = 0
  failing = undefined
})

const observedShop = async (options: Partial<OperationsOptions> = {}) => {
  const operations = createOperations({ log: LOG, sites: ONE_SITE, ...options })
  const shop = await open.restarted(operations)
  const fetch = operations.observed(shop.fetch)
  return {
    shop,
    visit: async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await fetch(new Request(`${ORIGIN}${path}`, { headers: { accept: "text/html", ...headers } }))
      await response.text()
      return response
    },
  }
}
const logged = (): readonly Record<string, unknown>[] => lines.map((line) => JSON.parse(line))

describe("the log of the server", () => {
  it("has one line per request, with its ID and its route, and without its values", async () => {
    const { visit } = await observedShop()
    const response = await visit(`${PRODUCT}?email=ana@mail.example&token=Zk3x9`, { "x-request-id": "edge-1" })
    expect(response.headers.get("x-request-id")).toBe("edge-1")
    const [line] = logged().filter(({ msg }) => msg === "request")
    expect(line).toMatchObject({
      level: "info",
      requestId: "edge-1",
      method: "GET",
      route: "ItxProductPage",
      status: response.status,
    })
    expect(lines.join("")).not.toMatch(/ana|Zk3x9|oxford|l8201/)
  })

  it.each(["", "a b", "x".repeat(129), 'a"}', "é"])("replaces the request ID %j", async (id) => {
    const { visit } = await observedShop()
    const response = await visit("/healthz", id === "é" ? { "x-request-id": "%C3" } : { "x-request-id": id })
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("has the warnings of a request's programs under the same ID, which its backend calls carry", async () => {
    const { visit } = await observedShop()
    failing = /\/related$/
    await visit(PRODUCT, { "x-request-id": "edge-2" })
    expect(logged()).toContainEqual(
      expect.objectContaining({
        level: "warn",
        requestId: "edge-2",
        msg: expect.stringContaining("Related products left out: listRelatedProducts: ServerFault"),
      }),
    )
    const related = received.find(({ path }) => path.endsWith("/related"))
    expect(related?.headers.get("x-request-id")).toBe("edge-2")
  })

  it("leaves files and probes to the level debug", async () => {
    const { visit } = await observedShop()
    await visit("/readyz")
    await visit("/assets/none.js")
    expect(logged().filter(({ msg }) => msg === "request")).toEqual([])
  })
})

describe("the metrics of a shop", () => {
  it("show the use of its caches, its sandbox and its backend calls", async () => {
    const metrics = createMetrics({ version: "1", release: "test" }, () => observed.shop.figures())
    const observed = await observedShop({ metrics })
    await observed.visit(PRODUCT)
    await new Promise((resolve) => setImmediate(resolve))
    await observed.visit(PRODUCT)
    const { text } = await metrics.collect()
    expect(text).toContain('selvedge_cache_hits_total{cache="rendered_pages"} 1')
    expect(text).toContain('selvedge_cache_misses_total{cache="rendered_pages"} 1')
    expect(text).toContain('selvedge_cache_entries{cache="rendered_pages"} 1')
    expect(text).toMatch(/selvedge_cache_misses_total\{cache="backend_responses"\} [1-9]/)
    expect(text).toMatch(
      /selvedge_backend_call_duration_seconds_count\{operation="listRelatedProducts",outcome="2xx"\} [1-9]/,
    )
    expect(text).toContain('selvedge_queue_length{queue="sitemap_parts"} 0')
  })
})

interface ExportedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}
const [SERVER, CLIENT] = [2, 3]

describe("the traces of the server", () => {
  const spans: ExportedSpan[] = []
  const resources: string[] = []
  let status = 200
  const collector = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      const sent: {
        readonly resourceSpans: readonly {
          readonly resource: unknown
          readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[]
        }[]
      } = JSON.parse(body)
      for (const { resource, scopeSpans } of sent.resourceSpans) {
        resources.push(JSON.stringify(resource))
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      response.writeHead(status).end("{}")
    })
  })
  let endpoint = ""
  beforeAll(async () => {
    collector.listen(0, "127.0.0.1")
    await once(collector, "listening")
    endpoint = `http://127.0.0.1:${portOf(collector.address())}`
  })
  afterAll(() => new Promise((resolve) => collector.close(resolve)))
  beforeEach(() => {
    spans.length = 0
    status = 200
  })

  const traced = async (traceShare = 1) => {
    const traces = await openTraces(
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" },
      { version: "1.2.3", release: "abc" },
    )
    return { ...(await observedShop({ tracer: traces.tracer, traceShare })), export: traces.close }
  }

  it("continue the browser's trace through the page's programs to each call of the backend", async () => {
    const { visit, export: exportSpans } = await traced()
    await visit(`${PRODUCT}?secret=1`, { traceparent: TRACE_PARENT })
    await exportSpans()
    const [server] = spans.filter(({ kind }) => kind === SERVER)
    expect(server).toMatchObject({ traceId: TRACE_ID, parentSpanId: "b7ad6b7169203331", name: "GET ItxProductPage" })
    // Stores are read once for all requests, in a trace of their own.
    const calls = spans.filter(({ kind, name }) => kind === CLIENT && !["listStores", "getStore"].includes(name))
    expect(calls.map(({ name }) => name)).toContain("listRelatedProducts")
    const bySpan = new Map(spans.map((span) => [span.spanId, span]))
    for (const call of calls) {
      expect(call.traceId).toBe(TRACE_ID)
      let root: ExportedSpan | undefined = call
      while (root !== undefined && root !== server) root = bySpan.get(root.parentSpanId ?? "")
      expect(root).toBe(server)
    }
    const sent = received.map(({ headers }) => headers.get("traceparent"))
    expect(sent.length).toBeGreaterThan(0)
    for (const { spanId } of calls) expect(sent).toContain(`00-${TRACE_ID}-${spanId}-01`)
    expect(JSON.stringify(spans)).not.toMatch(/secret|l8201/)
    expect(resources.at(-1)).toContain('"1.2.3"')
  })

  it("begin at the server without a valid header, and respect the decision not to record", async () => {
    const { visit, export: exportSpans } = await traced()
    await visit("/10000034/-1/", { traceparent: `00-${"0".repeat(32)}-b7ad6b7169203331-01` })
    await visit("/10000034/-1/cart", { traceparent: TRACE_PARENT.replace(/01$/, "00") })
    await exportSpans()
    const servers = spans.filter(({ kind }) => kind === SERVER)
    expect(servers.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([["GET ItxHomePage", undefined]])
  })

  it("are recorded for the configured share", async () => {
    const { visit, export: exportSpans } = await traced(0)
    await visit("/10000034/-1/")
    await exportSpans()
    expect(spans).toEqual([])
  })

  it("mark failed calls, and cost no request when the collector fails", async () => {
    status = 400
    failing = /\/related$/
    const { visit, export: exportSpans } = await traced()
    expect((await visit(PRODUCT)).status).toBe(200)
    await exportSpans()
    const related = spans.find(({ kind, name }) => kind === CLIENT && name === "listRelatedProducts")
    expect(related?.attributes).toContainEqual({ key: "error.type", value: { stringValue: "503" } })
  })

  it("pass a trace on unchanged when no collector is configured", async () => {
    const { visit } = await observedShop()
    await visit(PRODUCT, { traceparent: TRACE_PARENT })
    expect(new Set(received.map(({ headers }) => headers.get("traceparent")))).toContain(TRACE_PARENT)
    expect(spans).toEqual([])
  })
})

const portOf = (address: AddressInfo | string | null) => (typeof address === "object" ? address?.port : undefined)

describe("a request that arrives at a port", () => {
  it("is forwarded to the backend with its body, its ID and its trace", async () => {
    const operations = createOperations({ log: LOG, sites: ONE_SITE })
    const shop = await open.restarted(operations)
    const server = await startServer(operations.observed(shop.fetch), 0, "127.0.0.1")
    try {
      const response = await fetch(`${server.address}/integration/oauth2/login?storeId=10000034`, {
        method: "POST",
        headers: { "x-request-id": "edge-3", traceparent: TRACE_PARENT, "content-type": "text/plain" },
        body: "x",
      })
      await response.text()
      expect(response.headers.get("x-request-id")).toBe("edge-3")
      expect(received.at(-1)?.headers.get("x-request-id")).toBe("edge-3")
      expect(received.at(-1)?.headers.get("traceparent")).toBe(TRACE_PARENT)
      expect(logged().filter(({ level }) => level === "error")).toEqual([])
    } finally {
      await server.close(0)
    }
  })
})

describe("a call of a page", () => {
  const call = (visit: Awaited<ReturnType<typeof observedShop>>["visit"], traceparent: string) =>
    visit("/itxrest/2/catalog/store/10000034/20000034/category?appId=1", { traceparent })

  it("carries the page's trace to the backend: its own span, or that of the web server", async () => {
    const { visit } = await observedShop()
    expect((await call(visit, TRACE_PARENT)).status).toBe(200)
    const sent = received.filter(({ path }) => path.endsWith("/category"))
    expect(sent.map(({ headers }) => headers.get("traceparent"))).toEqual([TRACE_PARENT])
  })

  it("carries no trace that is not valid", async () => {
    const { visit } = await observedShop()
    for (const wrong of ["00-x", `00-${"0".repeat(32)}-b7ad6b7169203331-01`, `${TRACE_PARENT}, ${TRACE_PARENT}`])
      await call(visit, wrong)
    const sent = received.filter(({ path }) => path.endsWith("/category"))
    // The web server caches public responses, so that not each call reaches the backend.
    expect(new Set(sent.map(({ headers }) => headers.get("traceparent")))).toEqual(new Set([null]))
  })
})

describe("the operational settings", () => {
  it("have defaults without metrics and traces", () => {
    expect(readOperationSettings({})).toEqual({ logLevel: "info", release: "unknown" })
  })

  it("are read as given", () => {
    expect(
      readOperationSettings({
        LOG_LEVEL: "warn",
        METRICS_PORT: "9464",
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
        OTEL_TRACES_SAMPLER_ARG: "0.25",
        RELEASE: "v1.4.0",
      }),
    ).toEqual({
      logLevel: "warn",
      metrics: { port: 9464, host: "127.0.0.1" },
      traceShare: 0.25,
      release: "v1.4.0",
    })
    expect(
      readOperationSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" }),
    ).toEqual({ logLevel: "info", release: "unknown" })
  })

  it.each([
    ["LOG_LEVEL", "loud"],
    ["METRICS_PORT", "70000"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ["RELEASE", "a b"],
  ])("name the variable %s with an invalid value", (name, value) => {
    expect(readOperationSettings({ [name]: value })).toEqual({
      problem: expect.stringContaining(`${name} is "${value}"`),
    })
  })
})
