/** A running session of an account. */
export interface UserSession {
  readonly id: string
  readonly storeId: string
  /** ISO 8601. */
  readonly startedAt: string
  /** ISO 8601, up to ten minutes ago. */
  readonly lastUsedAt: string
  /** Whether it is the session of this browser. */
  readonly isCurrent: boolean
  /** The device that signed in; absent when it is unknown. */
  readonly device?: Device
}

/** Product names of a device, the same in every language. */
export interface Device {
  readonly browser?: string
  readonly system?: string
}

/** In this order: other browsers also name Chrome and Safari in their user agent. */
const BROWSERS = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
  ["Node.js", /^node\b/i],
] as const
/** In this order: Android names Linux, and iOS names Mac OS. */
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows NT\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const

/** Returns the browser and system that a user agent names; `undefined` when it names neither. */
export function parseDevice(userAgent: string): Device | undefined {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return browser === undefined && system === undefined
    ? undefined
    : { ...(browser === undefined ? {} : { browser }), ...(system === undefined ? {} : { system }) }
}

/** The name of a device: browser and system, in any language. */
export function deviceName({ browser, system }: Device): string {
  return [browser, system].filter((part) => part !== undefined).join(" · ")
}
