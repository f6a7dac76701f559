import { describe, expect, it } from "vitest"
import {
  remarksOf,
  pictureAt,
  optionsOf,
  readChanged,
  readShopFixture,
  unknownFields,
} from "../../../support/catalogue/shopFixtures.ts"

describe("Squarespace's product files", () => {
  it.each([["squarespace.csv", "squarespace", ",", [4, 2, 0, 2]]])(
    "%s is told by its content as %s, and each of its rows is accounted for",
    async (name, format, delimiter, rows) => {
      const found = await readShopFixture(name)
      const { rows: all, rowsImported, rowsRefused, rowsReported } = found.report
      expect([found.format, found.delimiter, [all, rowsImported, rowsRefused, rowsReported]]).toEqual([
        format,
        delimiter,
        rows,
      ])
      expect(unknownFields(found)).toEqual([])
    },
  )

  it("Squarespace: variants below their product, sales, stock without a count, and hidden products", async () => {
    const found = await readShopFixture("squarespace.csv")
    expect(found.products).toEqual([
      {
        handle: "60aa01",
        title: "Canvas tote",
        descriptionText: "Holds much.",
        productType: "bags",
        categories: [["bags", "totes"]],
        tags: ["canvas", "tote"],
        images: [pictureAt("tote-1"), pictureAt("tote-2")],
        variants: [
          {
            sku: "SQ-1",
            options: optionsOf(["Color", "Natural"], ["Size", "Small"]),
            price: 2000,
            compareAtPrice: 2500,
            inventory: 4,
          },
          { sku: "SQ-2", options: optionsOf(["Color", "Natural"], ["Size", "Large"]), price: 3000 },
        ],
      },
    ])
    expect(remarksOf(found)).toEqual([
      [4, "unpublished", "Product ID [Non Editable]", "60aa02"],
      [5, "notForSale", "Product Type [Non Editable]", "GIFT_CARD"],
    ])
  })

  it.each([
    [
      "a price that is missing",
      "squarespace.csv",
      "Large,,,30.00",
      "Large,,,",
      { line: 3, row: 2, rule: "missing", column: "Price" },
    ],
    [
      "a stock that is no number",
      "squarespace.csv",
      "Yes,4,",
      "Yes,four,",
      { line: 2, rule: "quantity", column: "Stock", value: "four" },
    ],
  ])("%s is refused by its line and column: %s", async (_what, name, from, to, place) => {
    const { report, products } = await readChanged(name, from, to)
    expect(report.refused.flatMap(({ reasons }) => reasons)).toContainEqual(expect.objectContaining(place))
    const { rows, rowsImported, rowsRefused, rowsReported } = report
    expect([rowsRefused > 0, rows]).toEqual([true, rowsImported + rowsRefused + rowsReported])
    expect(
      products.map(({ handle }) => handle).filter((handle) => report.refused.some((one) => one.handle === handle)),
    ).toEqual([])
  })

  it.each([
    [
      "an option without a name",
      "squarespace.csv",
      "Size,Small",
      ",Small",
      { line: 2, rule: "unnamedOption", column: "Option Value 2", value: "Small", replacement: "Option 2" },
    ],
    [
      "a sale without its price",
      "squarespace.csv",
      "25.00,20.00,Yes",
      "25.00,,Yes",
      { line: 2, rule: "saleWithoutPrice", column: "On Sale", value: "Yes" },
    ],
  ])("%s is reported by its place: %s", async (_what, name, from, to, place) => {
    const { report } = await readChanged(name, from, to)
    expect(report.remarks).toContainEqual(expect.objectContaining(place))
    expect(report.refused).toEqual([])
  })
})
