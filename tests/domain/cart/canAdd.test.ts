import * as fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { canAdd, canAddTogether } from "../../../domain/cart/canAdd.ts"
import { MAX_QUANTITY } from "../../../domain/cart/CartAddition.ts"
import { cartLimits, cartMaximum } from "../../../domain/cart/CartLimits.ts"
import { CartLimitReached, QuantityRefused } from "../../../domain/cart/CartChangeRefused.ts"
import { cartUnits } from "../../../domain/cart/cartUnits.ts"
import { aCart, aCartItem, aCartOf, aSku } from "../../support/builders/aCart.ts"

const adding = (sku: string, quantity = 1) => ({ sku: aSku(sku), quantity })

describe("adding to a cart", () => {
  it("V13 is refused for a guest over the limit with status 0, code 11, the key and the maximum", () => {
    const answer = canAdd(aCartOf(3), adding("new"), { guest: 3 }, "guest")
    expect(
      Result.isFailure(answer) && answer.failure instanceof CartLimitReached ? { ...answer.failure } : answer,
    ).toMatchObject({
      _tag: "CartLimitReached",
      maximum: 3,
      status: 0,
      code: 11,
      messageKey: "_ERR_MAX_PRODUCTS_SHOPCART",
    })
  })

  it("F56 is allowed at the limit for a sku in the cart", () => {
    expect(canAdd(aCartOf(3), adding("s2"), { guest: 3 }, "guest")).toEqual(Result.succeed(adding("s2")))
  })

  it("V14 has a limit per kind of user, and none without configuration", () => {
    const limits = { guest: 3, registered: 5 }
    expect(
      [
        canAdd(aCartOf(3), adding("new"), limits, "registered"),
        canAdd(aCartOf(99), adding("new"), limits, "business"),
      ].every(Result.isSuccess),
    ).toBe(true)
    expect(Result.isFailure(canAdd(aCartOf(5), adding("new"), limits, "registered"))).toBe(true)
  })

  it("V14 is refused for an unknown kind of account when every kind would be refused", () => {
    const limits = { guest: 3, registered: 5, business: 8 }
    expect(Result.isSuccess(canAdd(aCartOf(7), adding("new"), limits, "account"))).toBe(true)
    expect(Result.isFailure(canAdd(aCartOf(8), adding("new"), limits, "account"))).toBe(true)
    expect([{ registered: 5 }, { business: 8 }, { guest: 3 }].map((some) => cartMaximum(some, "account"))).toEqual([
      5,
      8,
      undefined,
    ])
  })

  it.each([0, -1, 1.5, 100, Number.NaN, Infinity, 1e21])(
    "refuses a quantity of %d with the maximum of a line",
    (quantity) => {
      const answer = canAdd(aCartOf(0), adding("new", quantity), {}, "guest")
      expect(Result.isFailure(answer) ? answer.failure : answer).toEqual(
        new QuantityRefused({ quantity, maximum: MAX_QUANTITY }),
      )
    },
  )

  it.each([
    [1, "Failure"],
    [2, "Failure"],
    [3, "Success"],
    [4, "Failure"],
    [6, "Success"],
    [99, "Success"],
    [102, "Failure"],
  ] as const)("of %d units of a product in lots of three: %s", (quantity, decided) => {
    const inLots = { ...adding("socks", quantity), unitsLot: 3 }
    expect(canAdd(aCart([]), inLots, {}, "guest")._tag).toBe(decided)
    const answer = canAdd(aCart([{ ...aCartItem("socks", 3), unitsLot: 3 }]), adding("socks", quantity), {}, "guest")
    expect(answer._tag).toBe(decided)
    if (Result.isFailure(answer))
      expect(answer.failure).toMatchObject({ _tag: "QuantityRefused", quantity, maximum: 99, lot: 3 })
  })

  it("uses the lot size of the cart before that of a page", () => {
    const cart = aCart([{ ...aCartItem("socks", 5), unitsLot: 5 }])
    expect(Result.isSuccess(canAdd(cart, { ...adding("socks", 5), unitsLot: 3 }, {}, "guest"))).toBe(true)
    expect(Result.isFailure(canAdd(cart, { ...adding("socks", 3), unitsLot: 3 }, {}, "guest"))).toBe(true)
  })

  it("F55 never exceeds the maximum of different skus by one customer's own additions", () => {
    const skus = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 })
    fc.assert(
      fc.property(skus, fc.integer({ min: 1, max: 12 }), (numbers, maximum) => {
        const held = numbers.reduce<readonly string[]>((items, number) => {
          const answer = canAdd(
            { items: items.map((sku) => ({ sku })) },
            adding(`s${number}`),
            { guest: maximum },
            "guest",
          )
          expect(Result.isSuccess(answer)).toBe(items.includes(`s${number}`) || new Set(items).size < maximum)
          return Result.isSuccess(answer) ? [...items, answer.success.sku] : items
        }, [])
        expect(new Set(held).size).toBeLessThanOrEqual(maximum)
      }),
    )
  })
})

describe("the limits of a store", () => {
  it("are read from its configuration, one per kind of user", () => {
    expect(
      cartLimits({
        MAX_PRODUCTS_SHOPCART_GUEST: "50",
        MAX_PRODUCTS_SHOPCART_REGISTERED: "100",
        MAX_PRODUCTS_SHOPCART_BUSINESS: "500",
        other: "1",
      }),
    ).toEqual({ guest: 50, registered: 100, business: 500 })
  })

  it.each(["", "0", "-1", "1.5", "abc", "1e3", " 5", "٥", "1234567", "Infinity"])("are absent for %o", (text) => {
    expect(cartLimits({ MAX_PRODUCTS_SHOPCART_GUEST: text })).toEqual({})
  })
})

describe("the items of a cart", () => {
  it("are counted by the sum of their quantities", () => {
    expect(cartUnits(aCart([aCartItem("a", 2), aCartItem("b", 3)]))).toBe(5)
    expect(cartUnits(aCart([]))).toBe(0)
  })

  it("are added together or not at all: the first refused item decides", () => {
    const fails = canAddTogether(aCartOf(2), [adding("new1"), adding("new2")], { guest: 3 }, "guest")
    expect(Result.isFailure(fails) && fails.failure._tag).toBe("CartLimitReached")
    const both = [adding("s1"), adding("new1")]
    expect(canAddTogether(aCartOf(2), both, { guest: 3 }, "guest")).toEqual(Result.succeed(both))
    const none = canAddTogether(aCartOf(0), [adding("new1"), adding("new2", 0)], {}, "guest")
    expect(Result.isFailure(none) && none.failure._tag).toBe("QuantityRefused")
  })

  it("have the same result alone as in a set, and a set never exceeds the maximum", () => {
    const skus = fc.uniqueArray(
      fc.integer({ min: 1, max: 9 }).map((number) => `s${number}`),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(skus, skus, fc.integer({ min: 1, max: 8 }), (held, added, maximum) => {
        const cart = { items: held.map((sku) => ({ sku })) }
        const answer = canAddTogether(
          cart,
          added.map((sku) => adding(sku)),
          { guest: maximum },
          "guest",
        )
        const after = new Set([...held, ...added]).size
        expect(Result.isSuccess(answer)).toBe(after <= maximum || after === held.length)
        for (const sku of added)
          expect(canAddTogether(cart, [adding(sku)], { guest: maximum }, "guest")._tag).toBe(
            canAdd(cart, adding(sku), { guest: maximum }, "guest")._tag,
          )
      }),
    )
  })
})
