import * as Effect from "effect/Effect"
import type { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"

/** Browser details of a terminal for the issuing bank: language and time zone, and a screen without size. */
export function nodeBrowserDetails(): BrowserInfoSource["Service"] {
  return {
    read: Effect.sync(() => ({
      javaEnabled: false,
      colorDepth: 24,
      screenHeight: 0,
      screenWidth: 0,
      language: Intl.DateTimeFormat().resolvedOptions().locale,
      timezoneOffsetMinutes: new Date().getTimezoneOffset(),
      isMobile: false,
    })),
  }
}
