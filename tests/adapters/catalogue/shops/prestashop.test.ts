import { describe, expect, it } from "vitest"
import {
  optionsOf,
  pictureAt,
  readChanged,
  readShopFixture,
  remarksOf,
  unknownFields,
} from "../../../support/catalogue/shopFixtures.ts"

describe("PrestaShop's product files", () => {
  it.each([
    ["prestashop-products.csv", "prestashop", ";", [5, 4, 0, 1]],
    ["prestashop-list.csv", "prestashop", ";", [1, 1, 0, 0]],
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

  it("PrestaShop: products and combinations in one table, discounts and prices without tax", async () => {
    const found = await readShopFixture("prestashop-products.csv")
    expect(found.products).toEqual([
      {
        handle: "1",
        title: "Rain coat",
        descriptionText: "Light.\nSealed seams.",
        vendor: "Example Works",
        productType: "Coats",
        categories: [["Women", "Coats"], ["Sale"]],
        tags: ["rain", "coat"],
        images: [pictureAt("coat-1", "Front"), pictureAt("coat-2", "Back")],
        variants: [
          {
            sku: "RC-BLUE-S",
            options: optionsOf(["Color", "Blue"], ["Size", "S"]),
            price: 4500,
            compareAtPrice: 5000,
            inventory: 4,
            image: pictureAt("coat-2").url,
          },
          {
            sku: "RC-BLUE-M",
            options: optionsOf(["Color", "Blue"], ["Size", "M"]),
            price: 4275,
            compareAtPrice: 4750,
            inventory: 0,
          },
        ],
      },
      {
        handle: "2",
        title: "Leather belt",
        descriptionText: "",
        productType: "Accessories",
        tags: [],
        images: [pictureAt("belt")],
        variants: [{ sku: "LB", options: optionsOf(["Color", "Brown"]), price: 2417, inventory: 9 }],
      },
    ])
    const price = "Price tax excluded"
    expect(remarksOf(found)).toEqual([
      [2, "netPrice", price, "50.000000"],
      [2, "attributeLeftOut", "Feature(Name:Value:Position)", "Lining: Cotton"],
      [3, "netPrice", price, "24.173554"],
      [3, "discountLeftOut", "Discount amount", "5"],
      [3, "priceRounded", price, "24.173554"],
      [4, "netPrice", price, "80"],
      [4, "unpublished", "Product ID", "3"],
    ])
  })

  it("PrestaShop's list of products: the price with tax is taken", async () => {
    const found = await readShopFixture("prestashop-list.csv")
    expect(found.products).toEqual([
      {
        handle: "5",
        title: "Plain tee",
        descriptionText: "",
        productType: "Tees",
        tags: [],
        images: [pictureAt("list-5")],
        variants: [{ sku: "PT", options: [], price: 2000, inventory: 12 }],
      },
    ])
    expect(remarksOf(found)).toEqual([])
  })

  it.each([
    [
      "values without attributes",
      "prestashop-products.csv",
      "Blue:0, M:1",
      "Blue:0, M:1, Wide:2",
      { line: 6, row: 5, rule: "optionCount", column: "Value (Value:Position)*" },
    ],
    [
      "an impact that is none",
      "prestashop-products.csv",
      "-2.50",
      "less",
      { line: 6, rule: "price", column: "Impact on price", value: "less" },
    ],
    [
      "a discount's date by another calendar",
      "prestashop-products.csv",
      "10;0000-00-00",
      "10;01/02/2026",
      { line: 5, rule: "date", column: "Discount from (yyyy-mm-dd)", value: "01/02/2026" },
    ],
    [
      "combinations of no product",
      "prestashop-products.csv",
      "\n1;1;Rain coat",
      "\n9;1;Rain coat",
      { line: 5, rule: "withoutProduct", column: "Product ID", value: "1" },
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
      "categories by number",
      "prestashop-products.csv",
      "Home/Women/Coats,Sale",
      "3,4",
      { line: 2, rule: "categoriesLeftOut", value: "3,4" },
    ],
  ])("%s is reported by its place: %s", async (_what, name, from, to, place) => {
    const { report } = await readChanged(name, from, to)
    expect(report.remarks).toContainEqual(expect.objectContaining(place))
    expect(report.refused).toEqual([])
  })
})
