import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { CatalogGateway } from "../../../../application/catalog/CatalogGateway.ts"
import { withRequestedColor } from "../../../../domain/catalog/withRequestedColor.ts"
import { productQueryFrom } from "../../../../domain/catalog/ProductQuery.ts"
import { SPAIN } from "../../../sandbox/checkout/customer.ts"
import { atSandbox } from "../../../support/cli/atSandbox.ts"
import { checkoutShop } from "../../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()
const [SHIRTS, BLUE, BLACK, MEDIUM] = ["1020", "400", "800", "3"]

describe("the colours of a list", () => {
  it("show which are available in the requested size, unless a colour was requested with it", async () => {
    const { shop: terminal } = atSandbox(shop(), await shop().guest(SPAIN))
    const list = async (colFilter: string, sizeFilter: string) =>
      await terminal.run(
        Effect.flatMap(CatalogGateway, (gateway) =>
          gateway.listCategoryProducts(SHIRTS, productQueryFrom({ colFilter, sizeFilter })),
        ),
      )
    const {
      products: [shirt],
      facets,
    } = await list(`${BLUE},${BLACK}`, MEDIUM)
    if (shirt === undefined) throw new Error("no shirt is there")
    const names = facets.sizes.flatMap(({ value, label }) => (value === MEDIUM ? [label] : []))
    expect(shirt.colors.map(({ id, buyableSizes }) => [id, buyableSizes])).toEqual([
      [BLUE, []],
      [BLACK, ["M"]],
    ])
    expect(withRequestedColor(shirt, [BLUE, BLACK], names).colorId).toBe(BLACK)
    const { products: inMedium } = await list("", MEDIUM)
    expect(inMedium.slice(0, 1).map((product) => withRequestedColor(product, [], names).colorId)).toEqual([BLACK])
    for (const [colors, sizes] of [
      [BLACK, MEDIUM],
      [`${BLUE},${BLACK}`, ""],
      ["", ""],
    ] as const) {
      const { products } = await list(colors, sizes)
      expect(
        products
          .flatMap((product) => product.colors.map(({ buyableSizes }) => buyableSizes))
          .filter((known) => known !== undefined),
      ).toEqual([])
    }
  })
})
