import type { PageOccurrence, PageTelemetry, TelemetryEntry } from "../../application/telemetry/PageTelemetry.ts"
import type { CommandResult } from "../runtime/CommandResult.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import { BUFFER_LIMIT, QUEUE_LIMIT } from "../../domain/telemetry/telemetryLimits.ts"

/** The script is fetched this long after hydration, when the page has become quiet, in milliseconds. */
const START_DELAY_MILLIS = 2_000
/** Events whose page may be closed at once: the script is fetched immediately. */
const URGENT = ["purchase", "refund"]

/**
 * Holds what happens in the page until the visitor allows analytics or personalization; then `load` fetches the script
 * that sends it. Nothing is held in a store without a collector and tag manager.
 */
export function telemetryBuffer(
  configuration: Readonly<Record<string, string>> | undefined,
  cart: Cart | undefined,
  load: () => Promise<CommandResult<PageTelemetry, unknown>>,
): TelemetryEntry {
  const isEnabled =
    configuration?.["TELEMETRY_TOKEN"] !== undefined || configuration?.["ANALYTICS_DRIVER"] === "dataLayer"
  const held: PageOccurrence[] = []
  const { dataset } = document.documentElement
  let isLoading = false
  let telemetry: PageTelemetry | undefined
  const begin = async () => {
    if (isLoading || (dataset["analytics"] !== "granted" && dataset["personalization"] !== "granted")) return
    isLoading = true
    const loaded = await load()
    // Without its script the next event tries again.
    isLoading = loaded.ok
    if (!loaded.ok) return
    telemetry = loaded.value
    held.splice(0).forEach(telemetry.take)
  }
  const take = (occurrence: PageOccurrence) => {
    if (telemetry !== undefined) return telemetry.take(occurrence)
    if (isEnabled && held.length < QUEUE_LIMIT) held.push(occurrence)
    if (occurrence.kind === "event" && URGENT.includes(occurrence.event.name)) void begin()
  }
  let errors = 0
  const takeError = (error: unknown) => {
    if ((errors += 1) > BUFFER_LIMIT) return
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
    take({ kind: "error", at: currentMillis(), message, ...(stack === undefined ? {} : { stack }) })
  }
  if (isEnabled) {
    addEventListener("error", ({ error, message }) => takeError(error ?? message))
    addEventListener("unhandledrejection", ({ reason }) => takeError(reason))
    const soon = () => setTimeout(begin, START_DELAY_MILLIS)
    addEventListener("consent", soon)
    soon()
  }
  return { isEnabled, knownCart: { current: cart }, take, traceParent: () => telemetry?.traceParent() }
}

/** Milliseconds since 1970, by the document's clock, which no change of the device's clock moves. */
export function currentMillis(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
