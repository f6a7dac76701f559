import { describe, expect, it } from "vitest"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import { missingColumns } from "../../../../domain/catalog/sheet/SheetFormat.ts"
import { cellOf } from "../../../../domain/catalog/sheet/SheetLine.ts"
import type { SheetRow } from "../../../../domain/catalog/sheet/SheetRow.ts"
import { sheetReason } from "../../../../domain/catalog/sheet/SheetRow.ts"
import { shopifyCsv } from "../../../../domain/catalog/sheet/platforms/shopifyCsv.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

const HEAD = { Handle: "linen-shirt", Title: "Linen shirt", "Variant Price": "49.90" }
const row = (fields: Readonly<Record<string, string>>, line = 2): SheetRow => ({
  line,
  fields: new Map(Object.entries(fields)),
})
const read = (first: Readonly<Record<string, string>>, ...others: readonly Readonly<Record<string, string>>[]) =>
  readProduct(
    shopifyCsv.linesOf([
      row({ ...HEAD, ...first }),
      ...others.map((fields, index) => row({ Handle: "linen-shirt", ...fields }, 3 + index)),
    ]),
    someSheetContext(),
  )

describe("a product in a catalogue file", () => {
  it("has all fields of its rows", () => {
    expect(
      read(
        {
          "Body (HTML)": "<p>Woven &amp; washed.</p>",
          Vendor: "Selvedge",
          Type: "Shirts",
          Tags: "linen, , summer ",
          "Option1 Name": "Size",
          "Option1 Value": "S",
          "Option2 Name": "Colour",
          "Option2 Value": "Sand",
          "Variant SKU": "LS-1",
          "Variant Compare At Price": "59.90",
          "Variant Inventory Qty": "7",
          "Image Src": "https://pictures.example/1.jpg",
          "Image Alt Text": "Front",
          "Variant Image": "https://pictures.example/s.jpg",
        },
        {
          "Option1 Value": "M",
          "Option2 Value": "Sand",
          "Variant Price": "49.90",
          "Variant Inventory Qty": "-2",
          "Image Src": "https://pictures.example/2.jpg",
        },
        { "Image Src": "https://pictures.example/3.jpg" },
      ),
    ).toEqual({
      read: "product",
      product: {
        handle: "linen-shirt",
        title: "Linen shirt",
        descriptionText: "Woven & washed.",
        vendor: "Selvedge",
        productType: "Shirts",
        tags: ["linen", "summer"],
        images: [
          { url: "https://pictures.example/1.jpg", alt: "Front" },
          { url: "https://pictures.example/2.jpg" },
          { url: "https://pictures.example/3.jpg" },
        ],
        variants: [
          {
            sku: "LS-1",
            options: [
              { name: "Size", value: "S" },
              { name: "Colour", value: "Sand" },
            ],
            price: 4990,
            compareAtPrice: 5990,
            inventory: 7,
            image: "https://pictures.example/s.jpg",
          },
          {
            options: [
              { name: "Size", value: "M" },
              { name: "Colour", value: "Sand" },
            ],
            price: 4990,
            inventory: 0,
          },
        ],
      },
      remarks: [{ line: 3, rule: "negativeStock", column: "Variant Inventory Qty", value: "-2" }],
    })
  })

  it("of one kind has a variant without options", () => {
    expect(read({ "Option1 Name": "Title", "Option1 Value": "Default Title" })).toMatchObject({
      product: { variants: [{ options: [], price: 4990 }] },
    })
  })

  it.each(["49.90", "40.00", "0"])("shows no reduction from %s, which is not above its price", (before) => {
    expect(read({ "Variant Compare At Price": before })).not.toHaveProperty("product.variants.0.compareAtPrice")
  })

  it.each([{ Status: "draft" }, { Status: "Archived" }, { Published: "FALSE" }])(
    "is not sold when the merchant's status is %j, even with other errors",
    (status) => {
      expect(read({ ...status, "Variant Price": "none" })).toEqual({
        read: "unpublished",
        handle: "linen-shirt",
        remarks: [{ line: 2, rule: "unpublished", column: "Handle", value: "linen-shirt" }],
      })
    },
  )

  it.each([
    ["no title", { Title: " " }, { line: 2, rule: "missing", column: "Title" }],
    [
      "a title of 256 characters",
      { Title: "👗".repeat(256) },
      { line: 2, rule: "tooLong", column: "Title", value: "👗".repeat(60) },
    ],
    ["no price", { "Variant Price": "" }, { line: 2, rule: "missing", column: "Variant Price" }],
    [
      "a price below zero",
      { "Variant Price": "-4.90" },
      { line: 2, rule: "negativePrice", column: "Variant Price", value: "-4.90" },
    ],
    [
      "a price of nothing",
      { "Variant Price": "0.00" },
      { line: 2, rule: "zeroPrice", column: "Variant Price", value: "0.00" },
    ],
    [
      "a price in dollars",
      { "Variant Price": "$5" },
      { line: 2, rule: "currency", column: "Variant Price", value: "$5" },
    ],
    [
      "a sku in another script",
      { "Variant SKU": "いち" },
      { line: 2, rule: "sku", column: "Variant SKU", value: "いち" },
    ],
    [
      "a former price in words",
      { "Variant Compare At Price": "much" },
      { line: 2, rule: "price", column: "Variant Compare At Price", value: "much" },
    ],
    [
      "half an article in stock",
      { "Variant Inventory Qty": "1.5" },
      { line: 2, rule: "quantity", column: "Variant Inventory Qty", value: "1.5" },
    ],
    [
      "a dash in stock",
      { "Variant Inventory Qty": "-" },
      { line: 2, rule: "quantity", column: "Variant Inventory Qty", value: "-" },
    ],
    [
      "a variant's picture in a script",
      { "Variant Image": "javascript:alert(1)" },
      { line: 2, rule: "imageAddress", column: "Variant Image", value: "javascript:alert(1)" },
    ],
    [
      "an option without a value",
      { "Option1 Name": "Size", "Option2 Name": "Colour", "Option2 Value": "Sand" },
      { line: 2, rule: "missing", column: "Option1 Value" },
    ],
  ])("with %s is refused", (_, fields, problem) => {
    const columns = Object.fromEntries(["Option1 Value", "Option2 Value"].map((name) => [name, ""]))
    expect(read({ ...columns, ...fields })).toEqual({ read: "refused", handle: "linen-shirt", reasons: [problem] })
  })

  it.each([
    ["without https", "http://pictures.example/1.jpg", "insecurePicture"],
    ["that is not whole", "pictures/1.jpg", "pictureLeftOut"],
  ])("is imported without a picture whose address is %s, and this is reported", (_, address, rule) => {
    expect(read({ "Image Src": address })).toMatchObject({
      read: "product",
      product: { images: [] },
      remarks: [
        { line: 2, rule, column: "Image Src", value: address },
        { line: 2, rule: "noPicture", column: "Image Src" },
      ],
    })
  })

  it("has a title of 255 characters, of any number of bytes", () => {
    expect(read({ Title: "👗".repeat(255) })).toMatchObject({ read: "product" })
  })

  it("is refused as a whole, with each problem of each row", () => {
    const result = read(
      { "Option1 Name": "Size", "Option1 Value": "S", "Variant SKU": "LS-1", "Variant Price": "x" },
      { "Option1 Value": "S", "Variant Price": "5" },
      { "Option1 Value": "M", "Variant SKU": "LS-1", "Variant Price": "" },
    )
    expect(result).toEqual({
      read: "refused",
      handle: "linen-shirt",
      reasons: [
        { line: 2, rule: "price", column: "Variant Price", value: "x" },
        { line: 4, rule: "missing", column: "Variant Price" },
        { line: 3, rule: "duplicateVariant", column: "Option1 Value", value: "S" },
      ],
    })
  })

  it("has at most 2000 variants", () => {
    const variants = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ "Option1 Value": `V${index}`, "Variant Price": "1" }))
    const first = { "Option1 Name": "Size", "Option1 Value": "first" }
    expect(read(first, ...variants(1999))).toMatchObject({ read: "product" })
    expect(read(first, ...variants(2000))).toMatchObject({ reasons: [{ rule: "tooMany" }] })
  })

  it("is parsed by the column names of both versions of the format", () => {
    const newer = row({
      "URL handle": "scarf",
      Title: "Scarf",
      Price: "9",
      "Option1 name": "",
      "Inventory quantity": "3",
      SKU: "S-1",
    })
    expect(readProduct(shopifyCsv.linesOf([newer]), someSheetContext())).toMatchObject({
      product: { handle: "scarf", variants: [{ sku: "S-1", price: 900, inventory: 3 }] },
    })
    expect(cellOf(newer, ["Variant SKU", "SKU"])).toEqual({ text: "S-1", column: "SKU" })
    expect(cellOf(newer, ["Body (HTML)", "Description"])).toEqual({ text: "", column: "Body (HTML)" })
  })

  it("requires columns for handle, title and price, by either name", () => {
    expect([missingColumns(shopifyCsv, ["a"]), missingColumns(shopifyCsv, ["URL handle", "Title", "Price"])]).toEqual([
      ["Handle", "Title", "Variant Price"],
      [],
    ])
  })

  it("is quoted in a problem with at most 60 whole characters", () => {
    expect(sheetReason(7, "price", "Price", `${"a".repeat(59)}👗👗`)).toEqual({
      line: 7,
      rule: "price",
      column: "Price",
      value: `${"a".repeat(59)}👗`,
    })
    expect(sheetReason(7, "missing", undefined, "")).toEqual({ line: 7, rule: "missing" })
  })
})
