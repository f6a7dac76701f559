import type { BrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"

/** An ordinary desktop browser in Madrid; overrides replace fields. */
export function someBrowserInfo(changes: Partial<BrowserInfo> = {}): BrowserInfo {
  return {
    javaEnabled: false,
    colorDepth: 24,
    screenHeight: 900,
    screenWidth: 1440,
    language: "es",
    timezoneOffsetMinutes: -60,
    isMobile: false,
    ...changes,
  }
}
