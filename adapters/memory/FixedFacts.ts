import * as Effect from "effect/Effect"
import type { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import type { BrowserFacts } from "../../domain/checkout/BrowserFacts.ts"

/** A device without a screen of its own: what is told to a card's bank when there is no browser. */
export const NO_BROWSER: BrowserFacts = {
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 0,
  screenWidth: 0,
  language: "en",
  timezoneOffsetMinutes: 0,
  isMobile: false,
}

/** Tells the same of the device every time. */
export function fixedFacts(facts: BrowserFacts = NO_BROWSER): BrowserFactsSource["Service"] {
  return { read: Effect.succeed(facts) }
}
