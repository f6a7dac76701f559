import { describe, expect, it } from "vitest"
import { RefusedProducts } from "../../../application/catalog/import/RefusedProducts.ts"
import { sheetReason } from "../../../domain/catalog/sheet/SheetRow.ts"

describe("refused products of an import", () => {
  it("are listed by line, the backend's own refusals last", () => {
    const list = new RefusedProducts()
    list.add("hat", [], "taken")
    list.add("coat", [sheetReason(9, "price")])
    list.add("belt", [sheetReason(3, "sku")])
    expect(list.report()).toEqual({
      refusedCount: 3,
      refusedCauses: [],
      refused: [
        { handle: "belt", reasons: [{ line: 3, rule: "sku" }] },
        { handle: "coat", reasons: [{ line: 9, rule: "price" }] },
        { handle: "hat", reasons: [], reason: "taken" },
      ],
    })
  })

  it("are counted by their first problem beyond ten thousand products", () => {
    const list = new RefusedProducts()
    for (let at = 0; at < 100_000; at += 1)
      list.add(
        `p${at}`,
        at % 4 === 3 ? [] : [sheetReason(at, at % 4 === 0 ? "sku" : "price"), sheetReason(at, "missing")],
      )
    const { refused, refusedCount, refusedCauses } = list.report()
    expect([refused.length, refusedCount, refusedCauses]).toEqual([
      10_000,
      100_000,
      [
        { cause: "price", products: 45_000 },
        { cause: "sku", products: 22_500 },
        { cause: "shop", products: 22_500 },
      ],
    ])
  })

  it("show a hundred problems per product and the number of further ones", () => {
    const list = new RefusedProducts()
    list.add(
      "coat",
      Array.from({ length: 2_000 }, (_, at) => sheetReason(at, "price")),
    )
    expect(list.report().refused).toEqual([
      { handle: "coat", reasons: expect.objectContaining({ length: 100 }), moreReasons: 1_900 },
    ])
  })
})
