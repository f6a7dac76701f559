import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import { toEmvBrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import { someBrowserInfo } from "../../support/builders/someBrowserInfo.ts"

describe("the device details for a card's bank", () => {
  it("F103 are unchanged within the value sets of EMV 3-D Secure", () => {
    expect(toEmvBrowserInfo(someBrowserInfo())).toEqual(someBrowserInfo())
  })

  it.each([
    [30, 24],
    [24, 24],
    [48, 48],
    [64, 48],
    [36, 32],
    [2, 1],
    [1, 1],
    [0, 24],
    [-8, 24],
    [Number.NaN, 24],
    [Infinity, 48],
  ])("F103 send a colour depth of %d as %d", (colorDepth, known) => {
    expect(toEmvBrowserInfo(someBrowserInfo({ colorDepth })).colorDepth).toBe(known)
  })

  it("F103 are within the value sets for any device", () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, 1.5, 999_999, 1_000_000))
    const browserInfo: fc.Arbitrary<BrowserInfo> = fc.record({
      javaEnabled: fc.boolean(),
      colorDepth: number,
      screenHeight: number,
      screenWidth: number,
      timezoneOffsetMinutes: number,
      isMobile: fc.boolean(),
      language: fc.oneof(fc.string(), fc.constantFrom("en-US", "zh-Hant-TW", "", "en\r\nX-Evil: 1")),
    })
    fc.assert(
      fc.property(browserInfo, (input) => {
        const emvInfo = toEmvBrowserInfo(input)
        expect([1, 4, 8, 15, 16, 24, 32, 48]).toContain(emvInfo.colorDepth)
        expect(String(emvInfo.screenHeight)).toMatch(/^[0-9]{1,6}$/)
        expect(String(emvInfo.screenWidth)).toMatch(/^[0-9]{1,6}$/)
        expect(emvInfo.language).toMatch(/^[A-Za-z0-9-]{1,8}$/)
        expect(String(emvInfo.timezoneOffsetMinutes)).toMatch(/^-?[0-9]{1,3}$/)
        expect(Math.abs(emvInfo.timezoneOffsetMinutes)).toBeLessThanOrEqual(840)
      }),
    )
  })
})
