import { describe, expect, it } from "vitest"
import { formatTraceParent, parseTraceParent } from "../../../domain/telemetry/traceParent.ts"

const TRACE = "0af7651916cd43dd8448eb211c80319c"
const SPAN = "b7ad6b7169203331"

describe("the traceparent header", () => {
  it.each([true, false])("is parsed as it was formatted, recorded %s", (sampled) => {
    const context = { traceId: TRACE, spanId: SPAN, sampled }
    expect(parseTraceParent(formatTraceParent(context))).toEqual(context)
  })

  it.each([
    "",
    `00-${TRACE}-${SPAN}`,
    `01-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${"0".repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-01\r\nx: y`,
    `00-${TRACE}-${SPAN}-01-more`,
  ])("that is invalid is ignored: %j", (header) => {
    expect(parseTraceParent(header)).toBeUndefined()
  })
})
