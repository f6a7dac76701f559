import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { paymentPolling } from "../../../domain/payment/paymentPolling.ts"

const polling = (tries: string, interval: string) =>
  paymentPolling({ PAYMENT_POLL_TRIES: tries, PAYMENT_POLL_INTERVAL: interval })
const OWN = { tries: 30, intervalMillis: 2_000 }

describe("payment polling", () => {
  it("is 30 times, two seconds apart, unless the store configures it", () => {
    expect(paymentPolling({})).toEqual(OWN)
    expect(polling("5", " 750 ")).toEqual({ tries: 5, intervalMillis: 750 })
    expect(paymentPolling({ PAYMENT_POLL_TRIES: "5" })).toEqual({ ...OWN, tries: 5 })
  })

  it.each(["", " ", "NaN", "Infinity", "many", "1.5", "1e1", "0x10", "--5", "5 s", "٥"])(
    "F88 uses the default for an invalid number: %j",
    (text) => {
      expect(polling(text, text)).toEqual(OWN)
    },
  )

  it("F88 uses the store's values within the bounds, and the nearest bound outside", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -10, max: 130 }), fc.integer({ min: 0, max: 40_000 }), fc.maxSafeInteger()),
        (number) => {
          expect(polling(String(number), String(number))).toEqual({
            tries: Math.min(120, Math.max(1, number)),
            intervalMillis: Math.min(30_000, Math.max(500, number)),
          })
        },
      ),
    )
  })

  it("F88 is a finite whole number of times with a delay, for any configuration", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String), fc.stringMatching(/^-?[0-9]{1,400}$/)),
        (text) => {
          const { tries, intervalMillis } = polling(text, text)
          expect([Number.isInteger(tries), Number.isInteger(intervalMillis)]).toEqual([true, true])
          expect(tries).toBeGreaterThanOrEqual(1)
          expect(tries).toBeLessThanOrEqual(120)
          expect(intervalMillis).toBeGreaterThanOrEqual(500)
          expect(intervalMillis).toBeLessThanOrEqual(30_000)
        },
      ),
    )
  })
})
