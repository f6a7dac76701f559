import * as Effect from "effect/Effect"
import type { AnalyticsDriver } from "../../application/analytics/AnalyticsDriver.ts"
import { dataLayerEvent } from "../../domain/analytics/dataLayerEvent.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { consentMode, DEFAULT_CONSENT_MODE } from "../../domain/consent/consentMode.ts"

/** How long a tag manager may take to call back, in milliseconds (S9.8). */
const EVENT_CALLBACK_MILLIS = 2_000

/** The array that tag managers read, `window.dataLayer`. */
export interface DataLayer {
  readonly push: (entry: unknown) => unknown
}

/**
 * Pushes events with GA4's names into a data layer. Consent Mode v2 is denied by default and updated with each
 * decision, both before any event. An event is taken when the tag manager calls back, at the latest after 2,000 ms.
 */
export function dataLayerDriver(layer: DataLayer, initial: ConsentDecision, decimals: number): AnalyticsDriver {
  command(layer, "consent", "default", DEFAULT_CONSENT_MODE)
  command(layer, "consent", "update", consentMode(initial))
  return {
    send: (event) =>
      Effect.callback<void>((resume) => {
        const taken = () => resume(Effect.void)
        // E-commerce data of the previous event would be merged into this one.
        layer.push({ ecommerce: null })
        layer.push({
          ...dataLayerEvent(event, decimals),
          eventCallback: taken,
          eventTimeout: EVENT_CALLBACK_MILLIS,
        })
      }).pipe(Effect.timeoutOption(EVENT_CALLBACK_MILLIS), Effect.asVoid),
    decide: (decision) => Effect.sync(() => command(layer, "consent", "update", consentMode(decision))),
  }
}

/** Pushes a command as `gtag` does: tag managers tell commands from events by their `arguments` object. */
function command(layer: DataLayer, ...words: readonly unknown[]): void {
  layer.push(argumentsOf(...words))
}

function argumentsOf(..._parts: unknown[]): unknown {
  return arguments
}
