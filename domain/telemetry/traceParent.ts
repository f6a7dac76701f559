/** The place of a call in a trace. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  /** Whether the trace is recorded. */
  readonly sampled: boolean
}

/** W3C Trace Context, version 00: trace, parent and flags in lower-case hexadecimal digits; IDs are not zero. */
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
const SAMPLED = 1

/** The header of the trace. */
export const TRACE_PARENT_HEADER = "traceparent"

/** Parses a `traceparent` header; `undefined` when it is invalid. */
export function parseTraceParent(header: string): TraceContext | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

/** Formats a `traceparent` header. */
export function formatTraceParent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? "01" : "00"}`
}
