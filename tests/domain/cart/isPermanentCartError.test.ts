import { describe, expect, it } from "vitest"
import { isPermanentCartError } from "../../../domain/cart/isPermanentCartError.ts"

const OF_THE_SHOP_CART = [
  "LINE_NO_BUYABLE",
  "_ERR_CUSTOMIZATION_NOT_ALLOWED",
  "_ERR_CUSTOMIZATION_NOT_COMPLETED",
  "_WARN_MAX_PRODUCTS_SHOP_CART",
]
const OF_THE_WISH_CART = ["_ERR_MAX_ITEMS_WISHLIST"]
const OF_BOTH = ["DynamicError.genericProblem"]
/** Errors that do not concern the whole cart: it stays and is saved later. */
const OF_NEITHER = [
  undefined,
  "",
  "_ERR_MAX_PRODUCTS_SHOPCART",
  "_ERR_MAX_PRODUCTS_WISHLIST",
  "_ERR_NO_STOCK",
  "LINE_NO_BUYABLE ",
  "line_no_buyable",
  "genericProblem",
  "toString",
  "__proto__",
]

describe("an error while saving the device's cart", () => {
  it.each([...OF_THE_SHOP_CART, ...OF_BOTH])("F36 empties the cart when it is %s", (key) => {
    expect(isPermanentCartError("shop", key)).toBe(true)
  })

  it.each([...OF_THE_WISH_CART, ...OF_BOTH])("F36 empties the wishlist when it is %s", (key) => {
    expect(isPermanentCartError("wish", key)).toBe(true)
  })

  it("F36 of one does not affect the other", () => {
    expect(OF_THE_WISH_CART.filter((key) => isPermanentCartError("shop", key))).toEqual([])
    expect(OF_THE_SHOP_CART.filter((key) => isPermanentCartError("wish", key))).toEqual([])
  })

  it.each(OF_NEITHER)("F36 empties neither when it is %j", (key) => {
    expect([isPermanentCartError("shop", key), isPermanentCartError("wish", key)]).toEqual([false, false])
  })
})
