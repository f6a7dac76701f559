import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { PageOccurrence } from "../../../application/telemetry/PageTelemetry.ts"
import { BUFFER_LIMIT } from "../../../domain/telemetry/telemetryLimits.ts"
import { telemetryBuffer } from "../../../ui/app/telemetryBuffer.ts"

const ENABLED = { TELEMETRY_TOKEN: "a-token" }

/** A page's buffer, and what its script takes once it is loaded. */
function aPage(configuration: Readonly<Record<string, string>> | undefined = ENABLED) {
  const taken: PageOccurrence[] = []
  let loads = 0
  telemetryBuffer(configuration, undefined, async () => {
    loads += 1
    return { ok: true, value: { take: (occurrence) => taken.push(occurrence), traceParent: () => undefined } }
  })
  return { taken, loads: () => loads }
}
const allow = (analytics: "granted" | "denied") => {
  document.documentElement.dataset["analytics"] = analytics
  dispatchEvent(new Event("consent"))
}
const messages = (taken: readonly PageOccurrence[]) =>
  taken.map((one) => (one.kind === "error" ? one.message : one.kind))

describe("The errors of a page", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    delete document.documentElement.dataset["analytics"]
  })

  it("reach telemetry with consent, a failed hydration among them, which React passes to reportError", async () => {
    const { taken } = aPage()
    dispatchEvent(new ErrorEvent("error", { error: new Error("Hydration failed"), message: "Uncaught" }))
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }))
    allow("granted")
    await vi.runAllTimersAsync()
    expect(messages(taken)).toEqual(["Hydration failed", "Script error."])
  })

  it("stay in the page without consent, and the script is not fetched", async () => {
    const { taken, loads } = aPage()
    dispatchEvent(new ErrorEvent("error", { error: new Error("Hydration failed"), message: "Uncaught" }))
    allow("denied")
    await vi.runAllTimersAsync()
    expect([taken, loads()]).toEqual([[], 0])
  })

  it("are limited, so that an error in a loop does not fill the memory", async () => {
    const { taken } = aPage()
    for (let index = 0; index < 100; index += 1) dispatchEvent(new ErrorEvent("error", { message: `Error ${index}` }))
    allow("granted")
    await vi.runAllTimersAsync()
    expect(taken).toHaveLength(BUFFER_LIMIT)
  })

  it("are not collected in a store without a collector", async () => {
    const { taken, loads } = aPage({})
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }))
    allow("granted")
    await vi.runAllTimersAsync()
    expect([taken, loads()]).toEqual([[], 0])
  })
})
