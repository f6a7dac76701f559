import * as Effect from "effect/Effect"
import type { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import type { BrowserInfo } from "../../domain/checkout/BrowserInfo.ts"

/** A device without a screen of its own: what is told to a card's bank when there is no browser. */
export const NO_BROWSER: BrowserInfo = {
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 0,
  screenWidth: 0,
  language: "en",
  timezoneOffsetMinutes: 0,
  isMobile: false,
}

/** Tells the same of the device every time. */
export function fixedBrowserDetails(browserDetails: BrowserInfo = NO_BROWSER): BrowserInfoSource["Service"] {
  return { read: Effect.succeed(browserDetails) }
}
