import { describe, expect, it } from "vitest"
import { RefusalList } from "../../../application/catalog/RefusalList.ts"
import { sheetProblem } from "../../../domain/catalog/sheet/SheetRow.ts"

describe("what an import refuses", () => {
  it("is listed by line, what the shop itself refuses last", () => {
    const list = new RefusalList()
    list.add("hat", [], "taken")
    list.add("coat", [sheetProblem(9, "price")])
    list.add("belt", [sheetProblem(3, "sku")])
    expect(list.report()).toEqual({
      refusedCount: 3,
      refusedCauses: [],
      refused: [
        { handle: "belt", problems: [{ line: 3, rule: "sku" }] },
        { handle: "coat", problems: [{ line: 9, rule: "price" }] },
        { handle: "hat", problems: [], reason: "taken" },
      ],
    })
  })

  it("is counted by its first problem beyond ten thousand products", () => {
    const list = new RefusalList()
    for (let at = 0; at < 100_000; at += 1)
      list.add(
        `p${at}`,
        at % 4 === 3 ? [] : [sheetProblem(at, at % 4 === 0 ? "sku" : "price"), sheetProblem(at, "missing")],
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

  it("tells a hundred problems of one product, and how many more there are", () => {
    const list = new RefusalList()
    list.add(
      "coat",
      Array.from({ length: 2_000 }, (_, at) => sheetProblem(at, "price")),
    )
    expect(list.report().refused).toEqual([
      { handle: "coat", problems: expect.objectContaining({ length: 100 }), moreProblems: 1_900 },
    ])
  })
})
