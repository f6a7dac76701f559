import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { refundEstimate } from "../../../domain/order/refundEstimate.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { anOpenedOrder, aPart } from "../../support/builders/anOpenedOrder.ts"
import { euros } from "../../support/builders/euros.ts"

const refund = (minorUnits: number, partId?: string) => ({
  amount: euros(minorUnits),
  isVoid: false,
  decidedAt: "2026-11-15T11:00:00Z",
  ...(partId === undefined ? {} : { partId }),
})
const twoParts = [aPart({ id: "1", totalProduct: euros(900) }), aPart({ id: "2", totalProduct: euros(100) })]

describe("the refund of a cancellation", () => {
  it("is the amount paid and not yet refunded", () => {
    expect(refundEstimate(anOpenedOrder())).toEqual({ amount: euros(1395), isUpperBound: false, isVoid: false })
    expect(refundEstimate(anOpenedOrder({ refunds: [refund(1000, "1")] }))).toMatchObject({ amount: euros(395) })
  })

  it("is zero while the payment is pending", () => {
    expect(refundEstimate(anOpenedOrder({ order: anOrder({ status: "PENDING" }) }))).toMatchObject({ isVoid: true })
  })

  it("for one parcel of several is at most its price, since discounts are shared and delivery is kept", () => {
    expect(refundEstimate(anOpenedOrder({ parts: twoParts }), "1")).toEqual({
      amount: euros(900),
      isUpperBound: true,
      isVoid: false,
    })
  })

  it("for the last remaining parcel is the rest, with delivery", () => {
    const parts = [aPart({ id: "1", status: "CANCELLED" }), aPart({ id: "2" })]
    expect(refundEstimate(anOpenedOrder({ parts, refunds: [refund(900, "1")] }), "2")).toEqual({
      amount: euros(495),
      isUpperBound: false,
      isVoid: false,
    })
  })

  it("is never negative and never above the rest", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { maxLength: 4 }), fc.constantFrom(undefined, "1", "2"), (amounts, partId) => {
        const { amount } = refundEstimate(
          anOpenedOrder({ parts: twoParts, refunds: amounts.map((units) => refund(units)) }),
          partId,
        )
        const left = Math.max(0, 1395 - amounts.reduce((sum, units) => sum + units, 0))
        expect(amount.minorUnits).toBeGreaterThanOrEqual(0)
        expect(amount.minorUnits).toBeLessThanOrEqual(left)
      }),
    )
  })
})
