import * as Effect from "effect/Effect"
import type { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"

/** Phones: a coarse pointer and a narrow screen. */
const MOBILE = "(pointer: coarse) and (max-width: 767px)"

/** Browser details, read at the time of the call. */
export function windowBrowserDetails(page: Window = globalThis.window): BrowserInfoSource["Service"] {
  return {
    read: Effect.sync(() => ({
      javaEnabled: false,
      colorDepth: page.screen.colorDepth,
      screenHeight: page.screen.height,
      screenWidth: page.screen.width,
      language: page.navigator.language,
      timezoneOffsetMinutes: new Date().getTimezoneOffset(),
      isMobile: page.matchMedia(MOBILE).matches,
    })),
  }
}
