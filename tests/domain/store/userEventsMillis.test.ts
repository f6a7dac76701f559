import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { userEventsMillis } from "../../../domain/store/userEventsMillis.ts"

describe("How often a browser asks after sales", () => {
  it("is every 600 s unless the store says otherwise", () => {
    expect(userEventsMillis({})).toBe(600_000)
    expect(userEventsMillis({ USER_EVENTS_SECONDS: "30" })).toBe(30_000)
  })

  it("is never at once and never beyond a day, whatever the configuration holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const millis = userEventsMillis({ USER_EVENTS_SECONDS: text })
        expect(millis).toBeGreaterThanOrEqual(10_000)
        expect(millis).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })
})
