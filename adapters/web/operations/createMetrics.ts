import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { ServerFigures, ShopMetrics } from "./ShopMetrics.ts"

/** Version of the product and the release that runs. */
export interface BuildInfo {
  readonly version: string
  readonly release: string
}

/** Seconds: a cached page takes about 2 ms, a page at most 5 s. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Outcome labels of statuses that differ in what operators do; others are their class. */
const OWN_OUTCOMES: readonly string[] = ["401", "404", "429", "501", "503"]
const WAITING_ROOM = 429

/**
 * Creates the metrics, each of them in docs/operations.md. `figures` is called for each collection. No label holds a
 * value from a request: the number of series is bounded by the routes and operations of the code.
 */
export function createMetrics({ version, release }: BuildInfo, figures: () => ServerFigures): ShopMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: "selvedge_http_requests_total",
    help: "Requests by method, route and status class.",
    labelNames: ["method", "route", "status"],
    registers,
  })
  const durations = new Histogram({
    name: "selvedge_http_request_duration_seconds",
    help: "Time until the head of the response, by route and status class.",
    labelNames: ["route", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const inFlight = new Gauge({
    name: "selvedge_http_requests_in_flight",
    help: "Requests without a response so far.",
    registers,
  })
  const waitingRoom = new Counter({
    name: "selvedge_waiting_room_responses_total",
    help: "Responses that asked the customer to wait (429).",
    registers,
  })
  const calls = new Histogram({
    name: "selvedge_backend_call_duration_seconds",
    help: "Time of calls to the backend, by operation and outcome.",
    labelNames: ["operation", "outcome"],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const errors = new Counter({
    name: "selvedge_errors_total",
    help: "Failed requests by kind: defect, or the reason of a backend failure.",
    labelNames: ["kind"],
    registers,
  })
  const build = new Gauge({
    name: "selvedge_build_info",
    help: "Always 1; the labels are the version and the release that runs.",
    labelNames: ["version", "release"],
    registers,
  })
  build.set({ version, release }, 1)
  addFigures(registry, figures)
  return {
    requestStarted: () => inFlight.inc(),
    requestEnded: ({ method, route, status, seconds }) => {
      inFlight.dec()
      const statusClass = `${Math.floor(status / 100)}xx`
      requests.inc({ method, route, status: statusClass })
      durations.observe({ route, status: statusClass }, seconds)
      if (status === WAITING_ROOM) waitingRoom.inc()
    },
    backendCall: ({ operation, outcome, seconds }) =>
      calls.observe({ operation, outcome: outcomeLabel(outcome) }, seconds),
    failed: (kind) => errors.inc({ kind }),
    collect: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function outcomeLabel(outcome: string): string {
  return /^[0-9]{3}$/.test(outcome) && !OWN_OUTCOMES.includes(outcome) ? `${outcome.slice(0, 1)}xx` : outcome
}

/** Gauges and counters whose values the caches, queues and pools count themselves. */
function addFigures(registry: Registry, figures: () => ServerFigures): void {
  const cacheGauge = (name: string, help: string, value: "entries" | "bytes") =>
    new Gauge({
      name,
      help,
      labelNames: ["cache"],
      registers: [registry],
      collect() {
        for (const [cache, current] of Object.entries(figures().caches)) {
          const size = current[value]
          if (size !== undefined) this.set({ cache }, size)
        }
      },
    })
  const cacheCounter = (name: string, help: string, value: "hits" | "misses" | "evictions") =>
    new Counter({
      name,
      help,
      labelNames: ["cache"],
      registers: [registry],
      collect() {
        this.reset()
        for (const [cache, current] of Object.entries(figures().caches)) this.inc({ cache }, current[value])
      },
    })
  cacheGauge("selvedge_cache_entries", "Entries of each cache.", "entries")
  cacheGauge("selvedge_cache_bytes", "Bytes of each cache that is bounded by bytes.", "bytes")
  cacheCounter("selvedge_cache_hits_total", "Reads that a cache answered.", "hits")
  cacheCounter("selvedge_cache_misses_total", "Reads that a cache did not answer.", "misses")
  cacheCounter("selvedge_cache_evictions_total", "Entries that a cache removed to stay within its limits.", "evictions")
  new Gauge({
    name: "selvedge_queue_length",
    help: "Work that waits or runs, by queue.",
    labelNames: ["queue"],
    registers: [registry],
    collect() {
      for (const [queue, length] of Object.entries(figures().queues)) this.set({ queue }, length)
    },
  })
  new Gauge({
    name: "selvedge_database_connections",
    help: "Connections of the sandbox's PostgreSQL pool by state, and calls that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(figures().databaseConnections ?? {})) this.set({ state }, count)
    },
  })
}
