import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { repayEnd, secondsToRepay } from "../../../domain/payment/RepayInfo.ts"

const START = "2026-01-15T10:00:00Z"
const start = Date.parse(START)

describe("the time to repay an order", () => {
  it("runs from its start, and is zero when the backend refuses", () => {
    const info = { isRepayable: true, start: START, durationSeconds: 1_800 }
    expect(secondsToRepay(info, start)).toBe(1_800)
    expect(secondsToRepay(info, start + 90_500)).toBe(1_709)
    expect(secondsToRepay(info, start + 1_800_000)).toBe(0)
    expect(secondsToRepay({ ...info, isRepayable: false }, start)).toBe(0)
  })

  it("is unknown when the backend sends none or an invalid one", () => {
    expect(secondsToRepay({ isRepayable: true }, start)).toBeUndefined()
    expect(secondsToRepay({ isRepayable: true, start: "soon", durationSeconds: 5 }, start)).toBeUndefined()
  })

  it("F99 is between zero and the whole, with any clock", () => {
    fc.assert(
      fc.property(fc.integer({ min: -8e15, max: 8e15 }), fc.nat(1e6), (now, durationSeconds) => {
        const left = secondsToRepay({ isRepayable: true, start: START, durationSeconds }, now) ?? Number.NaN
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(durationSeconds)
      }),
    )
  })

  it("F99 ends when the backend says so, and at no other time", () => {
    const info = { isRepayable: true, start: START, durationSeconds: 1_800 }
    expect(repayEnd(info)).toBe(Date.parse(START) + 1_800_000)
    expect([
      repayEnd({ ...info, isRepayable: false }),
      repayEnd({ isRepayable: true }),
      repayEnd({ ...info, start: "soon" }),
    ]).toEqual([undefined, undefined, undefined])
  })
})
