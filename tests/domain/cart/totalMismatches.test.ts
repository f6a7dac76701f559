import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { totalsAddUp } from "../../../domain/cart/totalsAddUp.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { totalMismatches } from "../../../domain/cart/totalMismatches.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"

const CURRENCIES = [
  ["JPY", 0],
  ["EUR", 2],
  ["KWD", 3],
] as const

/** A cart with a correct total, in a currency of 0, 2 or 3 decimals, up to a hundred thousand of its units per item. */
const correctCart = fc.constantFrom(...CURRENCIES).chain(([currencyCode, decimals]) => {
  const money = (minorUnits: number): Money => ({ minorUnits, currencyCode })
  const amount = (least: number, most: number) =>
    fc.integer({ min: least * 10 ** decimals, max: most * 10 ** decimals }).map(money)
  const sum = (amounts: readonly Money[]) => amounts.reduce((total, { minorUnits }) => total + minorUnits, 0)
  return fc
    .record({
      lines: fc.array(fc.record({ unitPrice: amount(0, 100_000), quantity: fc.integer({ min: 1, max: 99 }) }), {
        maxLength: 100,
      }),
      adjustments: fc.array(amount(-1_000, 100), { maxLength: 4 }),
      taxes: fc.array(amount(0, 1_000), { maxLength: 3 }),
      shippingPrice: amount(0, 100),
    })
    .map(({ lines, adjustments, taxes, shippingPrice }): Cart => {
      const [totalProduct, totalAdjustment] = [
        lines.reduce((total, { unitPrice, quantity }) => total + unitPrice.minorUnits * quantity, 0),
        sum(adjustments),
      ]
      return aCart(
        lines.map(({ unitPrice, quantity }, index) => aCartItem(`s${index}`, quantity, { unitPrice })),
        {
          totalProduct: money(totalProduct),
          totalAdjustment: money(totalAdjustment),
          shippingPrice,
          tax: money(sum(taxes)),
          totalOrder: money(totalProduct + totalAdjustment + shippingPrice.minorUnits),
          adjustments: adjustments.map((one) => ({ description: "", amount: one, isShipping: false })),
          taxes: taxes.map((one, index) => ({ name: `tax ${index}`, amount: one })),
        },
      )
    })
})
const off = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((difference) => difference !== 0)
const more = ({ minorUnits, currencyCode }: Money, difference: number): Money => ({
  minorUnits: minorUnits + difference,
  currencyCode,
})

describe("a total that differs from the sum of its parts", () => {
  it("F73 is found in no correct cart, in currencies of zero, two and three decimals", () => {
    fc.assert(
      fc.property(correctCart, (cart) => {
        expect([totalMismatches(cart), totalsAddUp(cart)]).toEqual([[], true])
      }),
    )
  })

  it("F73 is found for prices without tax when the tax is missing, and in no correct cart", () => {
    fc.assert(
      fc.property(correctCart, (cart) => {
        const { minorUnits } = cart.tax
        expect(totalMismatches({ ...cart, totalOrder: more(cart.totalOrder, minorUnits) }, true)).toEqual([])
        expect(totalMismatches(cart, true)).toEqual(
          minorUnits === 0 ? [] : [{ total: "totalOrder", difference: -minorUnits }],
        )
      }),
    )
  })

  it("F73 is reported for a difference of one minor unit or more, with its sign", () => {
    fc.assert(
      fc.property(correctCart, off, (cart, difference) => {
        expect([
          totalsAddUp({ ...cart, totalOrder: more(cart.totalOrder, difference) }),
          totalsAddUp({ ...cart, shippingPrice: more(cart.shippingPrice, difference) }),
        ]).toEqual([false, false])
        expect(totalMismatches({ ...cart, totalOrder: more(cart.totalOrder, difference) })).toEqual([
          { total: "totalOrder", difference },
        ])
        expect(totalMismatches({ ...cart, totalProduct: more(cart.totalProduct, difference) })).toEqual([
          { total: "totalProduct", difference },
          { total: "totalOrder", difference: -difference },
        ])
        expect(totalMismatches({ ...cart, shippingPrice: more(cart.shippingPrice, difference) })).toEqual([
          { total: "totalOrder", difference: -difference },
        ])
      }),
    )
  })

  it("F73 includes adjustments and taxes only where they are listed", () => {
    fc.assert(
      fc.property(correctCart, off, (cart, difference) => {
        const taxed = totalMismatches({ ...cart, tax: more(cart.tax, difference) })
        expect(taxed).toEqual(cart.taxes.length === 0 ? [] : [{ total: "tax", difference }])
        const adjusted = totalMismatches({ ...cart, totalAdjustment: more(cart.totalAdjustment, difference) }).map(
          ({ total }) => total,
        )
        expect(adjusted).toEqual([...(cart.adjustments.length === 0 ? [] : ["totalAdjustment"]), "totalOrder"])
      }),
    )
  })
})
