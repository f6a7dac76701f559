import { describe, expect, it } from "vitest"
import {
  optionsOf,
  pictureAt,
  readChanged,
  readShopFixture,
  remarksOf,
  unknownFields,
} from "../../../support/catalogue/shopFixtures.ts"

describe("Etsy's product files", () => {
  it.each([["etsy-listings.csv", "etsy", ",", [3, 3, 0, 0]]])(
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

  it("Etsy: every combination of the listed values, and fields that the file lacks are reported", async () => {
    const found = await readShopFixture("etsy-listings.csv")
    const apron = (sku: string, color: string, size: string) => ({
      sku,
      options: optionsOf(["Color", color], ["Size", size]),
      price: 4250,
      inventory: 7,
    })
    expect(found.products).toEqual([
      {
        handle: "AP-SAND-S",
        title: "Mom's linen apron",
        descriptionText: "First line.\nSecond line.",
        tags: ["linen apron", "kitchen", "linen", "cotton"],
        images: [pictureAt("apron-1"), pictureAt("apron-2")],
        variants: [
          apron("AP-SAND-S", "Sand", "S"),
          apron("AP-SAND-M", "Sand", "M"),
          apron("AP-NAVY-S", "Navy", "S"),
          apron("AP-NAVY-M", "Navy", "M"),
        ],
      },
      {
        handle: "SL-1",
        title: "Felt slippers",
        descriptionText: "Warm.",
        tags: ["slippers", "wool"],
        images: [pictureAt("slippers")],
        variants: ["38", "39", "40"].map((size) => ({ options: optionsOf(["Size", size]), price: 3000, inventory: 2 })),
      },
      {
        handle: "BP-1",
        title: "Brass pin",
        descriptionText: "Small.",
        tags: [],
        images: [pictureAt("pin")],
        variants: [{ sku: "BP-1", options: [], price: 900, inventory: 1 }],
      },
    ])
    expect(remarksOf(found)).toEqual([
      [2, "valuesCombined", "VARIATION 1 VALUES", "Sand,Navy"],
      [2, "valuesCombined", "VARIATION 2 VALUES", "S,M"],
      [2, "sharedPrice", "PRICE", "42.50"],
      [2, "sharedStock", "QUANTITY", "7"],
      [2, "skusByOrder", "SKU", "AP-SAND-S,AP-SAND-M,AP-NAVY-S,AP-NAVY-M"],
      [5, "valuesCombined", "VARIATION 1 VALUES", "38,39,40"],
      [5, "sharedPrice", "PRICE", "30"],
      [5, "sharedStock", "QUANTITY", "2"],
      [5, "skusLeftOut", "SKU", "SL-1,SL-2"],
    ])
  })

  it.each([
    [
      "a price in another currency",
      "etsy-listings.csv",
      "9,EUR",
      "9,USD",
      { line: 6, row: 3, rule: "currency", column: "PRICE", value: "9 USD" },
    ],
    [
      "a variation without values",
      "etsy-listings.csv",
      '"38,39,40"',
      "",
      { line: 5, rule: "missing", column: "VARIATION 1 VALUES" },
    ],
    [
      "a second listing with one sku",
      "etsy-listings.csv",
      ",BP-1",
      ',"SL-1"',
      { line: 6, rule: "repeatedProduct", column: "SKU", value: "SL-1" },
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
      "a variation without a name",
      "etsy-listings.csv",
      'Size,Size,"38,39,40"',
      ',,"38,39,40"',
      { line: 5, rule: "unnamedOption", column: "VARIATION 1 VALUES", replacement: "Option 1" },
    ],
  ])("%s is reported by its place: %s", async (_what, name, from, to, place) => {
    const { report } = await readChanged(name, from, to)
    expect(report.remarks).toContainEqual(expect.objectContaining(place))
    expect(report.refused).toEqual([])
  })
})
