import * as Effect from "effect/Effect"
import type { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import type { BrowserInfo } from "../../domain/checkout/BrowserInfo.ts"

/** Browser details for the issuing bank when there is no browser. */
export const NO_BROWSER: BrowserInfo = {
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 0,
  screenWidth: 0,
  language: "en",
  timezoneOffsetMinutes: 0,
  isMobile: false,
}

/** Returns the same browser details each time. */
export function fixedBrowserDetails(browserDetails: BrowserInfo = NO_BROWSER): BrowserInfoSource["Service"] {
  return { read: Effect.succeed(browserDetails) }
}
