import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { salesPollMillis } from "../../../domain/store/salesPollMillis.ts"

describe("the polling interval of sales", () => {
  it("is 600 s unless the store configures it", () => {
    expect(salesPollMillis({})).toBe(600_000)
    expect(salesPollMillis({ USER_EVENTS_SECONDS: "30" })).toBe(30_000)
  })

  it("is never zero and never above a day, for any configuration", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const millis = salesPollMillis({ USER_EVENTS_SECONDS: text })
        expect(millis).toBeGreaterThanOrEqual(10_000)
        expect(millis).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })
})
