import type { BrowserInfo } from "../../../../domain/checkout/BrowserInfo.ts"

/** The device headers of an asynchronous checkout, for the issuing bank (S7.11). */
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
