import * as Tracer from "effect/Tracer"

/** W3C Trace Context, version 00: trace, parent and flags in lower-case hexadecimal digits. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
const SAMPLED = 1

/** The header of the trace. */
export const TRACE_PARENT_HEADER = "traceparent"

/** Parses a `traceparent` header; `undefined` when it is absent or invalid. */
export function parseTraceParent(header: string | null): Tracer.ExternalSpan | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header ?? "") ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return Tracer.externalSpan({ traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED })
}

/** Formats a `traceparent` header for a call within a span. */
export function formatTraceParent({ traceId, spanId, sampled }: Tracer.AnySpan): string {
  return `00-${traceId}-${spanId}-${sampled ? "01" : "00"}`
}
