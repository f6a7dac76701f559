import type { MetricEvent, Tags } from "./TelemetryEvent.ts"

/** One request to the backend. */
export interface ObservedCall {
  readonly method: string
  /** The route with the names of its parameters, never their values. */
  readonly template: string
  readonly millis: number
  /** Absent without a response. */
  readonly status?: number
  /** Why there was no response. */
  readonly errorType?: string
}

/** Characters of a route: no query, and no value of a parameter. */
const TEMPLATE = /^[A-Za-z0-9/{}._:-]{1,200}$/

/**
 * Returns the metrics of a request (S3.33): a count and its duration in milliseconds. `error_type` is the status of a
 * failure, as OpenTelemetry names it, or the reason why there was no response.
 */
export function httpMetrics(call: ObservedCall, at: number): readonly MetricEvent[] {
  const { method, status, errorType, millis } = call
  const error = errorType ?? (status !== undefined && status >= 400 ? String(status) : undefined)
  const tags: Tags = {
    uri: TEMPLATE.test(call.template) ? call.template : "unknown",
    method,
    ...(status === undefined ? {} : { status: String(status) }),
    ...(error === undefined ? {} : { error_type: error }),
  }
  return [
    { kind: "metric", at, type: "COUNTER", name: "http_requests", value: 1, tags },
    { kind: "metric", at, type: "SUMMARY", name: "http_request_duration", value: Math.max(0, millis), tags },
  ]
}
