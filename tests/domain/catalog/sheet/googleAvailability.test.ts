import { describe, expect, it } from "vitest"
import { googleTsv } from "../../../../domain/catalog/sheet/platforms/googleFeed.ts"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

type Fields = Readonly<Record<string, string>>

const ITEM = {
  id: "r",
  item_group_id: "g",
  title: "Vest",
  link: "https://shop.example/r",
  price: "12.50 EUR",
  color: "Red",
  image_link: "https://pictures.example/r.jpg",
}
const read = (first: Fields, ...others: readonly Fields[]) => {
  const rowOf = (fields: Fields, line: number) => ({ line, fields: new Map(Object.entries({ ...ITEM, ...fields })) })
  return readProduct(
    googleTsv.linesOf([
      rowOf(first, 2),
      ...others.map((fields, at) => rowOf({ id: `o${at}`, color: `Blue ${at}`, ...fields }, 3 + at)),
    ]),
    someSheetContext(),
  )
}

describe("the availability of an item of a Google feed", () => {
  it.each<[string, Fields, number | undefined]>([
    ["in stock is not counted without a quantity", { availability: "in_stock" }, undefined],
    ["in stock, in words of schema.org", { availability: "https://schema.org/InStock", quantity: "4" }, 4],
    ["out of stock is none whatever is counted", { availability: "out of stock", quantity: "4" }, 0],
    [
      "backorder is sold on with none left",
      { availability: "backorder", quantity: "0", availability_date: "2026-09-01" },
      undefined,
    ],
    ["available for order is sold on too", { availability: "available for order" }, undefined],
    ["backorder is sold as it is counted while there is some", { availability: "back-order", quantity: "3" }, 3],
    ["nothing said is not counted", { availability: "" }, undefined],
    ["an empty quantity is not counted", { availability: "in stock", quantity: "" }, undefined],
  ])("%s", (_, fields, inventory) => {
    const result = read(fields)
    expect(result).toMatchObject({
      read: "product",
      remarks: [],
      product: { variants: [expect.objectContaining({ sku: "r" })] },
    })
    expect(result.read === "product" && [result.product.variants[0]?.inventory, result.product.isComingSoon]).toEqual([
      inventory,
      undefined,
    ])
  })

  it('is "coming soon" for preorder, with the date', () => {
    expect(read({ availability: "preorder", availability_date: "2026-09-01T00:00+0200" })).toMatchObject({
      product: { isComingSoon: true },
      remarks: [{ line: 2, rule: "comesLater", column: "availability_date", value: "2026-09-01T00:00+0200" }],
    })
    expect(read({ availability: "Pre Order" })).toMatchObject({
      product: { isComingSoon: true },
      remarks: [{ rule: "comesLater", column: "availability", value: "Pre Order" }],
    })
  })

  it("is sold out until the date for preorder beside available colours, and is reported", () => {
    const result = read(
      { availability: "in_stock" },
      { availability: "preorder", availability_date: "2026-09-01", quantity: "9" },
    )
    expect(result).toMatchObject({
      product: { variants: [{ sku: "r" }, { inventory: 0 }] },
      remarks: [{ line: 3, rule: "partComesLater", value: "2026-09-01" }],
    })
    expect(result).not.toHaveProperty("product.isComingSoon")
  })

  it("is sold out for an unknown value, and is reported", () => {
    expect(read({ availability: "maybe", quantity: "5" })).toMatchObject({
      product: { variants: [{ inventory: 0 }] },
      remarks: [{ line: 2, rule: "unknownAvailability", column: "availability", value: "maybe" }],
    })
  })
})
