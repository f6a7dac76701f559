import { describe, expect, it } from "vitest"
import {
  optionsOf,
  pictureAt,
  readChanged,
  readShopFixture,
  remarksOf,
  unknownFields,
} from "../../../support/catalogue/shopFixtures.ts"

describe("BigCommerce's product files", () => {
  it.each([
    ["bigcommerce-v2.csv", "bigcommerce", ",", [6, 4, 0, 2]],
    ["bigcommerce-v3.csv", "bigcommerce", ",", [5, 4, 0, 1]],
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

  it("BigCommerce's older export: options in names, and rules of a variant", async () => {
    const found = await readShopFixture("bigcommerce-v2.csv")
    expect(found.products).toEqual([
      {
        handle: "77",
        title: "Field jacket",
        descriptionText: "Waxed.",
        vendor: "Example Field",
        productType: "Jackets",
        categories: [["Men", "Jackets"], ["Rain/Wind"]],
        tags: ["waxed", "field"],
        images: [pictureAt("jacket", "Jacket")],
        variants: [
          {
            sku: "FJ-S",
            options: optionsOf(["Size", "S"], ["Color", "Olive"]),
            price: 9000,
            compareAtPrice: 12000,
            inventory: 3,
          },
          {
            sku: "FJ-M",
            options: optionsOf(["Size", "M"], ["Color", "Olive"]),
            price: 9500,
            inventory: 0,
            image: pictureAt("jacket-m").url,
          },
        ],
      },
    ])
    expect(remarksOf(found)).toEqual([
      [6, "priceRule", "Price", "[ADD]9"],
      [7, "unpublished", "Product ID", "78"],
    ])
  })

  it("BigCommerce's newer export: rows of variants, pictures and videos", async () => {
    const found = await readShopFixture("bigcommerce-v3.csv")
    expect(found.products).toEqual([
      {
        handle: "201",
        title: "Ribbed sock",
        descriptionText: "Ribbed.",
        productType: "Socks",
        categories: [["Legwear", "Socks"]],
        tags: ["sock"],
        images: [pictureAt("sock", "Sock")],
        variants: [
          {
            sku: "RS-RED-S",
            options: optionsOf(["Color", "Red"], ["Size", "S"]),
            price: 650,
            compareAtPrice: 800,
            inventory: 5,
            image: pictureAt("sock-red").url,
          },
          { sku: "RS-RED-M", options: optionsOf(["Color", "Red"], ["Size", "M"]), price: 900, inventory: 0 },
        ],
      },
    ])
    expect(remarksOf(found)).toEqual([
      [2, "valueNotUsed", "Brand ID", "35"],
      [6, "valueNotUsed", "YouTube ID", "abc123"],
    ])
  })

  it.each([
    [
      "options that cannot be read",
      "bigcommerce-v2.csv",
      "[RT]Size=M,[CS]Color=Olive:#556b2f",
      "Size M",
      { line: 4, row: 3, rule: "unreadOptions", column: "Product Name", value: "Size M" },
    ],
    [
      "options of a variant that are cut off",
      "bigcommerce-v3.csv",
      "|Value=M",
      "",
      { line: 4, rule: "unreadOptions", column: "Options" },
    ],
    [
      "a rule's price that is none",
      "bigcommerce-v2.csv",
      "[ADD]5",
      "[ADD]five",
      { line: 4, rule: "price", column: "Price", value: "five" },
    ],
    [
      "a rule of an unknown kind",
      "bigcommerce-v2.csv",
      "[ADD]5",
      "[TIMES]5",
      { line: 4, rule: "price", column: "Price", value: "[TIMES]5" },
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
      "a sale that a rule changes",
      "bigcommerce-v2.csv",
      "120.00,0.00",
      "120.00,80",
      { line: 4, rule: "discountLeftOut", column: "Sale Price", value: "80" },
    ],
    [
      "stock of the whole product",
      "bigcommerce-v2.csv",
      "by option,0",
      "by product,8",
      { line: 3, rule: "sharedStock", value: "8" },
    ],
    [
      "categories that are numbers",
      "bigcommerce-v3.csv",
      "Legwear/Socks",
      "23;24",
      { line: 2, rule: "categoriesLeftOut", value: "23;24" },
    ],
  ])("%s is reported by its place: %s", async (_what, name, from, to, place) => {
    const { report } = await readChanged(name, from, to)
    expect(report.remarks).toContainEqual(expect.objectContaining(place))
    expect(report.refused).toEqual([])
  })
})
