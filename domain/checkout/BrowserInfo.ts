/** Device data for a card's bank (S7.11: 3-D Secure browser headers). */
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

/** Colour depths that EMV 3-D Secure supports. */
const COLOR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48] as const

/** Limits the data to values that EMV 3-D Secure supports: a depth of 30 becomes 24, an invalid screen size 0. */
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
