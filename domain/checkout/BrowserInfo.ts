/** What a card's bank asks to know of the device (specification, section 7: 3-D Secure browser headers). */
export interface BrowserInfo {
  readonly javaEnabled: boolean
  readonly colorDepth: number
  readonly screenHeight: number
  readonly screenWidth: number
  readonly language: string
  /** Minutes behind UTC, as `Date.getTimezoneOffset` counts. */
  readonly timezoneOffsetMinutes: number
  readonly isMobile: boolean
}

/** Colour depths that EMV 3-D Secure knows. */
const COLOR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48] as const

/** The same facts within the sets that EMV 3-D Secure knows: a depth of 30 counts as 24, an odd screen as 0. */
export function toEmvBrowserInfo(browserInfo: BrowserInfo): BrowserInfo {
  return {
    ...browserInfo,
    colorDepth: COLOR_DEPTHS.findLast((depth) => depth <= browserInfo.colorDepth) ?? 24,
    screenHeight: clampPixels(browserInfo.screenHeight),
    screenWidth: clampPixels(browserInfo.screenWidth),
    language: /^[A-Za-z0-9-]{2,8}$/.test(browserInfo.language) ? browserInfo.language : "en",
    timezoneOffsetMinutes: Number.isInteger(browserInfo.timezoneOffsetMinutes)
      ? Math.max(-840, Math.min(840, browserInfo.timezoneOffsetMinutes))
      : 0,
  }
}

function clampPixels(value: number): number {
  return Number.isInteger(value) && value >= 0 && value <= 999_999 ? value : 0
}
