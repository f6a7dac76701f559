import type { BrowserFacts } from "../../../domain/checkout/BrowserFacts.ts"

/** What a card's bank learns of the device: the headers of an asynchronous checkout (specification, section 7). */
export function browserHeaders(facts: BrowserFacts) {
  return {
    "browser-java-enabled": facts.javaEnabled ? "true" : "false",
    "browser-color-depth": String(facts.colorDepth),
    "browser-screen-height": String(facts.screenHeight),
    "browser-screen-width": String(facts.screenWidth),
    "browser-language": facts.language,
    "browser-javascript-enabled": "true",
    "browser-timezone": String(facts.timezoneOffsetMinutes),
    "device-channel-3ds2": "Browser",
  } as const
}
