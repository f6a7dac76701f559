import { describe, expect, it } from "vitest"
import { newlySoldOut } from "../../../domain/catalog/stock/newlySoldOut.ts"
import type { SkuStock } from "../../../domain/catalog/stock/SkuStock.ts"
import type { StockVisibility } from "../../../domain/catalog/stock/StockVisibility.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { aColor, aSize } from "../../support/builders/aColor.ts"
import { aProduct } from "../../support/builders/aProduct.ts"

const shirt = aProduct({
  colors: [
    aColor([aSize("S"), aSize("M"), aSize("L", { isBuyable: false, visibility: "sold_out" })]),
    aColor([aSize("XS")], { id: "400" }),
  ],
})
const stock = (states: Readonly<Record<string, StockVisibility>>): readonly SkuStock[] =>
  Object.entries(states).map(([size, visibility]) => ({
    sku: aSku(`7001-${size}`),
    productId: "p1",
    visibility,
    isLow: false,
  }))

describe("a stock reading newer than the product", () => {
  it("names the sizes in any colour that have become unavailable, for any reason", () => {
    expect(newlySoldOut(shirt, stock({ S: "show", M: "sold_out", L: "sold_out", XS: "hidden" }))).toEqual([
      "7001-M",
      "7001-XS",
    ])
    expect(newlySoldOut(shirt, stock({ S: "back_soon", L: "show" }))).toEqual(["7001-S"])
  })

  it("says nothing about sizes that it does not include", () => {
    expect(newlySoldOut(shirt, [])).toEqual([])
  })
})
