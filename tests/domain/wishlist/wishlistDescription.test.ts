import * as fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"
import { checkWishlistDescription, MAX_DESCRIPTION_LENGTH } from "../../../domain/wishlist/wishlistDescription.ts"
import { checkEntryQuantity } from "../../../domain/wishlist/wishlistEntry.ts"
import { wishlistTotal } from "../../../domain/wishlist/wishlistTotal.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

describe("the description of a wishlist", () => {
  it("has at most 1,024 characters, an emoji being one, and is never shortened", () => {
    expect(checkWishlistDescription("👗".repeat(MAX_DESCRIPTION_LENGTH))).toMatchObject({ _tag: "Success" })
    expect(checkWishlistDescription("a".repeat(MAX_DESCRIPTION_LENGTH + 1))).toMatchObject({
      _tag: "Failure",
      failure: { _tag: "WishlistDescriptionTooLong", maximum: 1024 },
    })
  })

  it("keeps its lines and every word, because the rules forbid words in addresses and emails only", () => {
    expect(Result.getOrThrow(checkWishlistDescription(" Select two:\r\n\tdrop the table "))).toBe(
      "Select two:\n\tdrop the table",
    )
  })

  it("F76 is well-formed text without control characters, and stable when validated again", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 60 })),
        (typed) => {
          const checked = checkWishlistDescription(typed)
          if (Result.isFailure(checked)) return
          expect(toWellFormed(checked.success) === checked.success && !/[^\P{Cc}\n\t]/u.test(checked.success)).toBe(
            true,
          )
          expect(Result.getOrThrow(checkWishlistDescription(checked.success))).toBe(checked.success)
        },
      ),
    )
  })
})

describe("the quantity of an item", () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10_000])(
    "is refused unless it is a whole number from 1 to 9999: %s",
    (quantity) => {
      expect(checkEntryQuantity(quantity)).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "WishlistQuantityRefused", maximum: 9999 },
      })
    },
  )

  it.each([1, 9999])("is accepted from 1 to 9999: %i", (quantity) => {
    expect(Result.getOrThrow(checkEntryQuantity(quantity))).toBe(quantity)
  })
})

describe("the total of a wishlist", () => {
  const item = { catentryId: "1", productId: "1", quantity: 3, sku: aSku("1-S"), price: euros(1999), isBuyable: true }

  it("is the price of all items in stock", () => {
    const { sku: _sku, ...sizeless } = item
    expect(wishlistTotal([item, { ...item, quantity: 2 }, { ...item, isBuyable: false }, sizeless])).toEqual({
      units: 5,
      amount: euros(9995),
    })
  })

  it("counts whole lots only", () => {
    expect(
      wishlistTotal([
        { ...item, quantity: 5, unitsLot: 2 },
        { ...item, quantity: 1, unitsLot: 3 },
      ]),
    ).toEqual({ units: 4, amount: euros(7996) })
    expect(wishlistTotal([{ ...item, quantity: 1, unitsLot: 3 }])).toBeUndefined()
  })

  it("is absent without items in stock, and when the sum would not be exact", () => {
    expect([
      wishlistTotal([]),
      wishlistTotal([{ ...item, isBuyable: false }]),
      wishlistTotal([{ ...item, quantity: 9999, price: euros(Number.MAX_SAFE_INTEGER) }]),
    ]).toEqual([undefined, undefined, undefined])
  })
})
