import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CardAdjustments } from "../../../domain/payment/CardAdjustment.ts"
import { validateCardAdjustments } from "../../../domain/payment/CardAdjustment.ts"

const euros = (minorUnits: number) => ({ minorUnits, currencyCode: "EUR" })
const shown: CardAdjustments = {
  adjustments: [
    { cardHash: "a.1", amount: euros(1_000), balance: euros(1_000) },
    { cardHash: "a.2", amount: euros(500), balance: euros(5_000) },
  ],
  remaining: euros(0),
}

describe("the amounts of gift cards", () => {
  it("are at most the balance of each card and the total of all", () => {
    expect(
      validateCardAdjustments(
        [
          { cardHash: "a.1", amount: euros(0) },
          { cardHash: "a.2", amount: euros(1_500) },
        ],
        shown,
      ),
    ).toEqual([])
    expect(validateCardAdjustments([{ cardHash: "a.2" }], shown)).toEqual([])
    expect(validateCardAdjustments([{ cardHash: "a.3", amount: euros(1) }], shown)).toEqual([
      { cardHash: "a.3", rule: "unknown" },
    ])
    expect(validateCardAdjustments([{ cardHash: "a.1", amount: euros(1_001) }], shown)).toEqual([
      { cardHash: "a.1", rule: "balance" },
    ])
    expect(validateCardAdjustments([{ cardHash: "a.1", amount: euros(-1) }], shown)).toEqual([
      { cardHash: "a.1", rule: "balance" },
    ])
    expect(
      validateCardAdjustments(
        [
          { cardHash: "a.1", amount: euros(1_000) },
          { cardHash: "a.2", amount: euros(501) },
        ],
        shown,
      ),
    ).toEqual([{ cardHash: "a.2", rule: "total" }])
  })

  it("never exceed the total without a problem", () => {
    const wishes = fc.array(
      fc.record({
        cardHash: fc.constantFrom("a.1", "a.2", "a.3"),
        amount: fc.integer({ min: -10, max: 6_000 }).map(euros),
      }),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(wishes, (wished) => {
        if (validateCardAdjustments(wished, shown).length > 0) return
        expect(wished.reduce((sum, { amount }) => sum + amount.minorUnits, 0)).toBeLessThanOrEqual(1_500)
      }),
    )
  })
})
