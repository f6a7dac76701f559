import { describe, expect, it } from "vitest"
import { composeStock } from "../../../contracts/sandbox/world/compose/composeStock.ts"
import { sizes } from "../../../contracts/sandbox/world/sizes.ts"
import { palette } from "../../../contracts/sandbox/world/vocabulary/palette.ts"

const mfnames = Array.from({ length: 500 }, (_, at) => String(10_000_000 + at))

describe("a product's stock", () => {
  it("always has five or more of one sku, for any number of skus", () => {
    for (const mfname of mfnames) {
      const stock = composeStock(mfname, "stocked", [palette.navy], sizes.oneSize)
      expect(stock("10000034", palette.navy.id, "99")).toBeGreaterThanOrEqual(5)
    }
  })

  it("differs between stores, colours and sizes", () => {
    const stock = composeStock("10000000", "stocked", [palette.navy, palette.ecru], sizes.menShoes)
    const units = ["10000034", "10000081"].flatMap((store) =>
      [palette.navy, palette.ecru].map((colour) =>
        sizes.menShoes.map((size) => stock(store, colour.id, size.id)).join(),
      ),
    )
    expect(new Set(units).size).toBe(4)
  })

  it.each(["sold_out", "coming_soon", "back_soon"] as const)("is zero while a product is planned as %s", (planned) => {
    const stock = composeStock("10000000", planned, [palette.navy], sizes.alpha)
    expect(sizes.alpha.map((size) => stock("10000034", palette.navy.id, size.id))).toEqual(sizes.alpha.map(() => 0))
  })
})
