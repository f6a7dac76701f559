import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MAX_QUANTITY } from "../../../domain/cart/CartAddition.ts"
import type { CartUnits, MergeLimits } from "../../../domain/cart/mergeCarts.ts"
import { mergeCarts } from "../../../domain/cart/mergeCarts.ts"
import { aSku } from "../../support/builders/aCart.ts"

const SKUS = ["a", "b", "c", "d", "e", "f"].map(aSku)
const anyCart = fc.uniqueArray(
  fc.record({ sku: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
  { selector: ({ sku }) => sku },
)
const anyStock = fc.dictionary(fc.constantFrom(...SKUS), fc.integer({ min: 0, max: 200 }))
const anyLimits = fc.record({ skus: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }), stock: anyStock })
const unitsOf = (lines: readonly CartUnits[], sku: string) =>
  lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0)
const limitsOf = ({
  skus,
  stock,
}: {
  readonly skus: number | undefined
  readonly stock: Readonly<Record<string, number>>
}): MergeLimits => ({ available: (sku) => stock[sku], ...(skus === undefined ? {} : { skus }) })
const cart = (units: Readonly<Record<string, number>>) =>
  Object.entries(units).map(([sku, quantity]) => ({ sku: aSku(sku), quantity }))
const plenty: MergeLimits = { available: () => 1_000 }

describe("merging a guest's cart at login", () => {
  it("F56 loses no item: each of both carts is in the result or left out with a reason", () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyLimits, (own, guests, limitsOfCart) => {
        const { lines, merged, leftoverUnits } = mergeCarts(own, guests, limitsOf(limitsOfCart))
        for (const sku of SKUS) {
          expect(unitsOf(lines, sku) + unitsOf(leftoverUnits, sku)).toBe(unitsOf(own, sku) + unitsOf(guests, sku))
          expect(unitsOf(lines, sku) - unitsOf(own, sku)).toBe(unitsOf(merged, sku))
        }
        expect(leftoverUnits.every(({ messageKey, quantity }) => messageKey !== "" && quantity > 0)).toBe(true)
      }),
    )
  })

  it("F56 exceeds no limit that was not exceeded before", () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyLimits, (own, guests, limitsOfCart) => {
        const { lines } = mergeCarts(own, guests, limitsOf(limitsOfCart))
        expect(lines.length).toBeLessThanOrEqual(Math.max(own.length, limitsOfCart.skus ?? SKUS.length))
        for (const { sku, quantity } of lines)
          expect(quantity).toBeLessThanOrEqual(
            Math.max(unitsOf(own, sku), Math.min(MAX_QUANTITY, limitsOfCart.stock[sku] ?? 0)),
          )
      }),
    )
  })

  it("F56 adds to an existing sku in a full cart", () => {
    expect(mergeCarts(cart({ a: 1, b: 1 }), cart({ c: 1, a: 2 }), { ...plenty, skus: 2 })).toEqual({
      lines: cart({ a: 3, b: 1 }),
      merged: cart({ a: 2 }),
      leftoverUnits: [{ sku: "c", quantity: 1, messageKey: "_ERR_MAX_PRODUCTS_SHOPCART", parameters: ["2"] }],
    })
  })

  it("leaves out items over the stock, the line maximum or outside the catalogue, each with its reason", () => {
    const limits: MergeLimits = {
      available: (sku) =>
        new Map<string, number>([
          ["a", 3],
          ["b", 500],
        ]).get(sku),
    }
    expect(mergeCarts(cart({ a: 2, b: 60 }), cart({ a: 2, b: 60, c: 1 }), limits).leftoverUnits).toEqual([
      { sku: "a", quantity: 1, messageKey: "_ERR_NO_STOCK", parameters: ["a", "3"] },
      { sku: "b", quantity: 21, messageKey: "_ERR_MAX_UNITS_PER_SKU", parameters: ["b", "99"] },
      { sku: "c", quantity: 1, messageKey: "LINE_NO_BUYABLE", parameters: ["c"] },
    ])
  })

  it("keeps the account's items, even above the stock", () => {
    expect(mergeCarts(cart({ a: 9 }), cart({ a: 1 }), { available: () => 2 })).toMatchObject({
      lines: cart({ a: 9 }),
      merged: [],
    })
  })
})
