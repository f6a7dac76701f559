import { describe, expect, it } from "vitest"
import {
  optionsOf,
  pictureAt,
  readChanged,
  readShopFixture,
  remarksOf,
  unknownFields,
} from "../../../support/catalogue/shopFixtures.ts"

describe("Wix's product files", () => {
  it.each([
    ["wix-stores.csv", "wix", ",", [6, 4, 0, 2]],
    ["wix-catalogue-v3.csv", "wix", ",", [4, 4, 0, 0]],
  ])(
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

  it("Wix: variants with surcharge, discount, colors by name, and hidden ones", async () => {
    const found = await readShopFixture("wix-stores.csv")
    expect(found.products).toEqual([
      {
        handle: "product_a1",
        title: "Linen shirt",
        descriptionText: "Washed soft.\nCare\nWash at 30 degrees.",
        vendor: "Example Mill",
        productType: "Shirts",
        categories: [["Shirts"], ["New in"]],
        tags: [],
        images: [
          { url: "https://static.wixstatic.com/media/0a1b2c_0123456789abcdef0123456789abcdef~mv2.jpg" },
          pictureAt("shirt-2"),
        ],
        variants: [
          {
            sku: "LS-SAND-S",
            options: optionsOf(["Color", "Sand"], ["Size", "S"]),
            price: 3000,
            compareAtPrice: 4000,
            inventory: 3,
          },
          {
            sku: "LS-NAVY-M",
            options: optionsOf(["Color", "Navy"], ["Size", "M"]),
            price: 3338,
            compareAtPrice: 4450,
            inventory: 0,
          },
        ],
      },
      {
        handle: "product_b2",
        title: "Wool scarf",
        descriptionText: "",
        productType: "Scarves",
        tags: [],
        images: [pictureAt("scarf")],
        variants: [
          { sku: "WS-Short", options: optionsOf(["Size", "Short"]), price: 1990, inventory: 6 },
          { sku: "WS-Long", options: optionsOf(["Size", "Long"]), price: 1990, inventory: 6 },
        ],
      },
    ])
    expect(remarksOf(found)).toEqual([
      [5, "variantNotSold", "sku", "LS-NAVY-S"],
      [6, "valuesCombined", "productOptionDescription1", "Short;Long"],
      [6, "sharedStock", "inventory", "6"],
      [6, "sharedSku", "sku", "WS"],
      [6, "sharedSku", "sku", "WS"],
      [7, "unpublished", "handleId", "product_c3"],
    ])
  })

  it("Wix's newer catalogue: rows of images, and prices of variants", async () => {
    const found = await readShopFixture("wix-catalogue-v3.csv")
    expect(found.products).toEqual([
      {
        handle: "cord-belt",
        title: "Cord belt",
        descriptionText: "Braided.",
        vendor: "Example Cord",
        tags: [],
        images: [pictureAt("belt-1", "Belt"), pictureAt("belt-2", "Belt from behind")],
        variants: [
          { sku: "CB-BLACK", options: optionsOf(["Color", "Black"]), price: 3000, compareAtPrice: 3600 },
          { sku: "CB-WHITE", options: optionsOf(["Color", "White"]), price: 3200, inventory: 4 },
        ],
      },
    ])
    expect(remarksOf(found)).toEqual([])
  })

  it.each([
    [
      "a surcharge that is none",
      "wix-stores.csv",
      ",4.5,true",
      ",lots,true",
      { line: 4, row: 3, rule: "price", column: "surcharge", value: "lots" },
    ],
    [
      "a surcharge below the price",
      "wix-stores.csv",
      ",4.5,true",
      ",-40,true",
      { line: 4, rule: "zeroPrice", column: "surcharge" },
    ],
    [
      "a stock in words",
      "wix-stores.csv",
      ",3,0.3",
      ",many,0.3",
      { line: 3, rule: "quantity", column: "inventory", value: "many" },
    ],
    [
      "more than a hundred percent",
      "wix-stores.csv",
      "PERCENT,25",
      "PERCENT,250",
      { line: 3, rule: "percentage", column: "discountValue", value: "250" },
    ],
    [
      "an amount above the price",
      "wix-stores.csv",
      "PERCENT,25",
      "AMOUNT,41",
      { line: 3, rule: "negativePrice", column: "discountValue", value: "41" },
    ],
    [
      "a choice that a variant lacks",
      "wix-stores.csv",
      ",,,M,,,,,,",
      ",,,,,,,,,",
      { line: 4, rule: "missing", column: "productOptionDescription2" },
    ],
    [
      "a second row of one product",
      "wix-stores.csv",
      "product_a1,Variant,,,,,LS-SAND-S",
      "product_a1,Product,,,,,LS-SAND-S",
      { line: 3, rule: "repeatedProduct", column: "handleId" },
    ],
    ["a row without a handle", "wix-stores.csv", "product_c3", "", { line: 7, rule: "missing", column: "handleId" }],
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
      "a discount of an unknown kind",
      "wix-stores.csv",
      "PERCENT,25",
      "HALF,25",
      { line: 2, rule: "discountLeftOut", column: "discountValue", value: "25" },
    ],
    [
      "a kind of row that is not known",
      "wix-stores.csv",
      "product_a1,Variant,,,,,LS-NAVY-S",
      "product_a1,Bundle,,,,,LS-NAVY-S",
      { line: 5, rule: "kindUnknown", column: "fieldType", value: "Bundle" },
    ],
  ])("%s is reported by its place: %s", async (_what, name, from, to, place) => {
    const { report } = await readChanged(name, from, to)
    expect(report.remarks).toContainEqual(expect.objectContaining(place))
    expect(report.refused).toEqual([])
  })
})
