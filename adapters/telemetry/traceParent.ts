const TRACE_BYTES = 16
const SPAN_BYTES = 8

/** Returns the W3C trace contexts of a page's calls: one trace, and a span of its own for each call. */
export function traceParent(random: (bytes: number) => Uint8Array = randomBytes): () => string {
  const trace = hex(random(TRACE_BYTES))
  return () => `00-${trace}-${hex(random(SPAN_BYTES))}-01`
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}
