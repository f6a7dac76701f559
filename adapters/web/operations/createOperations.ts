import { randomUUID } from "node:crypto"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Exit from "effect/Exit"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"
import { BackendError } from "../../../application/shared/BackendError.ts"
import {
  formatTraceParent,
  parseTraceParent,
  TRACE_PARENT_HEADER,
  type TraceContext,
} from "../../../domain/telemetry/traceParent.ts"
import type { Sites } from "../../../domain/navigation/Site.ts"
import type { ObserveCall, ServerObservation } from "../../composition/serverObservation.ts"
import { backendRoute } from "../../composition/serverObservation.ts"
import type { IncomingRead, ReadyResponse } from "../pages/ReadyPages.ts"
import { identityOf } from "./createLog.ts"
import type { RequestRecord } from "./requestRecord.ts"
import { currentRequest, withRequest } from "./requestRecord.ts"
import { methodLabel, routeOf } from "./routeOf.ts"
import type { ShopLog } from "./ShopLog.ts"
import type { ShopMetrics } from "./ShopMetrics.ts"

/** Outputs of the observation; metrics and traces are absent when they are not configured. */
export interface OperationsOptions {
  readonly log: ShopLog
  readonly metrics?: Pick<ShopMetrics, "requestStarted" | "requestEnded" | "backendCall" | "failed"> | undefined
  readonly tracer?: Tracer.Tracer | undefined
  /** Share of traces that are exported, 0 to 1. */
  readonly traceShare?: number
  readonly sites: Sites
}

/** The observation of a server's requests. */
export interface ShopOperations {
  readonly log: ShopLog
  /** Serves requests with an ID, a trace, a log line and measurements. */
  readonly observed: (fetch: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>
  /** Reports responses that are ready without a program: with an ID, a log line and measurements, without a span. */
  readonly observedReady: (
    respond: (incoming: IncomingRead) => Promise<ReadyResponse | undefined>,
  ) => (incoming: IncomingRead) => Promise<ReadyResponse | undefined>
  /** Returns the observation of the running request, for its programs. */
  readonly observe: () => ServerObservation
  /** Forwards requests to the backend with the ID and the trace of the running request. */
  readonly proxied: (proxy: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>
  /** Reports a request that ended with a defect or a failure. */
  readonly failed: (error: unknown) => void
}

/** The header with the ID of a request, in both directions. */
export const REQUEST_ID_HEADER = "x-request-id"
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/
const SERVER_ERROR = 500

/** Creates the observation of a server. */
export function createOperations({
  log,
  metrics,
  tracer: allTraces,
  traceShare = 1,
  sites,
}: OperationsOptions): ShopOperations {
  const tracer = allTraces === undefined ? undefined : sampledTracer(allTraces, traceShare)
  const call =
    (request: RequestRecord | undefined): ObserveCall =>
    (operation, parent) => {
      const started = performance.now()
      const span = tracer === undefined ? undefined : startSpan(tracer, operation, "client", parent ?? request?.span)
      const traceParent = span === undefined ? request?.traceParent : formatTraceParent(span)
      return {
        headers: {
          ...(request === undefined ? {} : { [REQUEST_ID_HEADER]: request.id }),
          ...(traceParent === undefined ? {} : { [TRACE_PARENT_HEADER]: traceParent }),
        },
        end: (outcome) => {
          metrics?.backendCall({ operation, outcome, seconds: (performance.now() - started) / 1000 })
          if (span !== undefined) endSpan(span, outcome)
        },
      }
    }
  return {
    log,
    proxied: (proxy) => async (request) => {
      const operation = backendRoute(request.method, new URL(request.url).pathname)?.operation ?? "other"
      const forwarded = call(currentRequest())(operation, undefined)
      // Not a copy: the server's requests are not those of the platform, which its constructor refuses.
      for (const [name, value] of Object.entries(forwarded.headers)) request.headers.set(name, value)
      try {
        const response = await proxy(request)
        forwarded.end(String(response.status))
        return response
      } catch (error) {
        forwarded.end(error instanceof BackendError ? error.reason._tag : "Defect")
        throw error
      }
    },
    failed: (error) => {
      metrics?.failed(error instanceof BackendError ? error.reason._tag : "defect")
      log.error("A request failed.", { error })
    },
    observe: () => {
      const request = currentRequest()
      return { services: servicesOf(log, request, tracer), call: call(request) }
    },
    observedReady: (respond) => async (incoming) => {
      const started = performance.now()
      const response = await respond(incoming)
      if (response === undefined) return undefined
      const [pathname = "/"] = (incoming.url ?? "/").split("?", 1)
      const method = methodLabel(incoming.method ?? "GET")
      const route = routeOf(method, pathname, sites).template
      const id = requestIdOf(incoming.headers[REQUEST_ID_HEADER])
      const traceId = parseTraceParent(String(incoming.headers[TRACE_PARENT_HEADER] ?? ""))?.traceId
      const seconds = (performance.now() - started) / 1000
      metrics?.requestStarted()
      metrics?.requestEnded({ method, route, status: response.status, seconds })
      log.info("request", {
        ...identityOf({ id, traceId }),
        method,
        route,
        status: response.status,
        milliseconds: Math.round(seconds * 1_000_000) / 1000,
      })
      return { ...response, headers: { ...response.headers, [REQUEST_ID_HEADER]: id } }
    },
    observed: (fetch) => async (request) => {
      const started = performance.now()
      const { pathname } = new URL(request.url)
      const method = methodLabel(request.method)
      const route = routeOf(request.method, pathname, sites)
      const incoming = request.headers.get(TRACE_PARENT_HEADER) ?? ""
      const origin = parseTraceParent(incoming)
      const parent = origin === undefined ? undefined : parentSpan(origin, traceShare)
      const isTraced = tracer !== undefined && route.kind !== "probe" && route.kind !== "file"
      const span = isTraced ? startSpan(tracer, `${method} ${route.template}`, "server", parent) : undefined
      span?.attribute("http.request.method", method)
      span?.attribute("http.route", route.template)
      const record: RequestRecord = {
        id: requestIdOf(request.headers.get(REQUEST_ID_HEADER)),
        traceId: span?.traceId ?? parent?.traceId,
        span,
        traceParent: parent === undefined ? undefined : incoming,
      }
      metrics?.requestStarted()
      let status = SERVER_ERROR
      try {
        const response = await withRequest(record, () => fetch(request))
        status = response.status
        return withHeader(response, REQUEST_ID_HEADER, record.id)
      } finally {
        const seconds = (performance.now() - started) / 1000
        metrics?.requestEnded({ method, route: route.template, status, seconds })
        span?.attribute("http.response.status_code", status)
        if (span !== undefined) endSpan(span, String(status))
        const isQuiet = route.kind === "file" || route.kind === "probe"
        log[isQuiet ? "debug" : "info"]("request", {
          ...identityOf(record),
          method,
          route: route.template,
          status,
          milliseconds: Math.round(seconds * 1_000_000) / 1000,
        })
      }
    },
  }
}

/** Returns the ID that the client gave, or a new one. */
function requestIdOf(requested: unknown): string {
  return typeof requested === "string" && REQUEST_ID.test(requested) ? requested : randomUUID()
}

/** The logger of programs, with the request's ID: fibers do not inherit the asynchronous context of Node. */
function servicesOf(
  log: ShopLog,
  request: RequestRecord | undefined,
  tracer: Tracer.Tracer | undefined,
): Context.Context<never> {
  const identity = request === undefined ? {} : identityOf(request)
  const logger = Logger.make(({ message, logLevel, cause }: Logger.Options<unknown>) => {
    const [first, ...rest] = Array.isArray(message) ? message : [message]
    const write =
      logLevel === "Warn"
        ? log.warn
        : logLevel === "Error" || logLevel === "Fatal"
          ? log.error
          : logLevel === "Info"
            ? log.info
            : log.debug
    write(String(first), {
      ...identity,
      ...(rest.length === 0 ? {} : { details: rest }),
      ...(cause.reasons.length === 0 ? {} : { cause: Cause.pretty(cause) }),
    })
  })
  const services = Context.make(Logger.CurrentLoggers, new Set([logger]))
  if (tracer === undefined) return services
  const traced = Context.add(services, Tracer.Tracer, tracer)
  return request?.span === undefined ? traced : Context.add(traced, Tracer.ParentSpan, request.span)
}

/** Records a share of the traces that begin here. */
function sampledTracer(tracer: Tracer.Tracer, share: number): Tracer.Tracer {
  return Tracer.make({
    ...tracer,
    span: (options) =>
      tracer.span(
        Option.isSome(options.parent) ? options : { ...options, sampled: options.sampled && Math.random() < share },
      ),
  })
}

/** Number of values of the last 8 digits of a trace ID. */
const TRACE_VALUES = 2 ** 32

/**
 * The caller's span. Browsers begin traces without exporting them, so the share applies to theirs too, by the ID: all
 * requests of one trace are recorded, or none.
 */
function parentSpan({ traceId, spanId, sampled }: TraceContext, share: number): Tracer.ExternalSpan {
  const isInShare = Number.parseInt(traceId.slice(-8), 16) < share * TRACE_VALUES
  return Tracer.externalSpan({ traceId, spanId, sampled: sampled && isInShare })
}

function startSpan(
  tracer: Tracer.Tracer,
  name: string,
  kind: Tracer.SpanKind,
  parent: Tracer.AnySpan | undefined,
): Tracer.Span {
  return tracer.span({
    name,
    kind,
    parent: Option.fromUndefinedOr(parent),
    annotations: Context.empty(),
    links: [],
    startTime: nowNanos(),
    root: parent === undefined,
    sampled: parent?.sampled ?? true,
  })
}

/** Ends a span; it failed when the outcome is a status from 500 on, or the tag of a failure. */
function endSpan(span: Tracer.Span, outcome: string): void {
  const status = Number(outcome)
  const isFailure = Number.isNaN(status) || status >= SERVER_ERROR
  if (span.kind === "client" && !Number.isNaN(status)) span.attribute("http.response.status_code", status)
  if (isFailure) span.attribute("error.type", outcome)
  span.end(nowNanos(), isFailure ? Exit.fail(outcome) : Exit.void)
}

/** Nanoseconds since 1970. */
function nowNanos(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000_000))
}

/** Responses of `fetch` have headers that cannot be changed. */
function withHeader(response: Response, name: string, value: string): Response {
  try {
    response.headers.set(name, value)
    return response
  } catch {
    const copy = new Response(response.body, response)
    copy.headers.set(name, value)
    return copy
  }
}
