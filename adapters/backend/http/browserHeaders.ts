import type { BrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"

/** What a card's bank learns of the device: the headers of an asynchronous checkout (specification, section 7). */
export function browserHeaders(browserDetails: BrowserInfo) {
  return {
    "browser-java-enabled": browserDetails.javaEnabled ? "true" : "false",
    "browser-color-depth": String(browserDetails.colorDepth),
    "browser-screen-height": String(browserDetails.screenHeight),
    "browser-screen-width": String(browserDetails.screenWidth),
    "browser-language": browserDetails.language,
    "browser-javascript-enabled": "true",
    "browser-timezone": String(browserDetails.timezoneOffsetMinutes),
    "device-channel-3ds2": "Browser",
  } as const
}
