import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { salesPollMillis } from "../../../domain/store/salesPollMillis.ts"

describe("How often a browser asks after sales", () => {
  it("is every 600 s unless the store says otherwise", () => {
    expect(salesPollMillis({})).toBe(600_000)
    expect(salesPollMillis({ USER_EVENTS_SECONDS: "30" })).toBe(30_000)
  })

  it("is never at once and never beyond a day, whatever the configuration holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const millis = salesPollMillis({ USER_EVENTS_SECONDS: text })
        expect(millis).toBeGreaterThanOrEqual(10_000)
        expect(millis).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })
})
