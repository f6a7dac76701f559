import { describe, expect, it } from "vitest"
import type { ColumnMapping } from "../../../../domain/catalog/sheet/ColumnMapping.ts"
import { googleTsv } from "../../../../domain/catalog/sheet/platforms/googleFeed.ts"
import { magento } from "../../../../domain/catalog/sheet/platforms/magento.ts"
import { plain } from "../../../../domain/catalog/sheet/platforms/plain.ts"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import type { SheetFormat } from "../../../../domain/catalog/sheet/SheetFormat.ts"
import type { SheetRow } from "../../../../domain/catalog/sheet/SheetRow.ts"
import { shopifyJson } from "../../../../domain/catalog/sheet/platforms/shopifyJson.ts"
import { woocommerce } from "../../../../domain/catalog/sheet/platforms/woocommerce.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

type Fields = Readonly<Record<string, string>>

const row = (fields: Fields, line = 2): SheetRow => ({ line, fields: new Map(Object.entries(fields)) })
const read = (format: SheetFormat, first: Fields, ...others: readonly Fields[]) =>
  readProduct(format.linesOf([row(first), ...others.map((fields, at) => row(fields, 3 + at))]), someSheetContext())

describe("a product of WooCommerce", () => {
  const PARENT = {
    ID: "7",
    Type: "variable",
    SKU: "tee",
    Name: "Tee",
    Published: "1",
    "Regular price": "",
    Categories: "Clothing > Tees, Sale",
    "Attribute 1 name": "Colour",
    "Attribute 1 value(s)": "Red, Blue",
    "Attribute 2 name": "Size",
    "Attribute 2 value(s)": "S, M",
    Images: "https://pictures.example/a,b.jpg, https://pictures.example/c.jpg",
  }
  const RED = {
    ID: "8",
    Type: "variation",
    SKU: "tee-red",
    Name: "Tee - Red",
    Published: "1",
    Parent: "tee",
    "Regular price": "20",
    "Sale price": "15",
    Stock: "3",
    "In stock?": "1",
    "Attribute 1 name": "Colour",
    "Attribute 1 value(s)": "Red",
    "Attribute 2 name": "Size",
    "Attribute 2 value(s)": "S",
  }

  it("has its variations in any order, its sale and its pictures", () => {
    expect(
      read(woocommerce, RED, PARENT, {
        ...RED,
        SKU: "tee-blue",
        "Attribute 1 value(s)": "Blue",
        "Attribute 2 value(s)": "",
        "Sale price": "",
        "In stock?": "0",
        Stock: "",
      }),
    ).toMatchObject({
      product: {
        handle: "tee",
        title: "Tee",
        productType: "Tees",
        categories: [["Clothing", "Tees"], ["Sale"]],
        images: [{ url: "https://pictures.example/a,b.jpg" }, { url: "https://pictures.example/c.jpg" }],
        variants: [
          {
            sku: "tee-red",
            price: 1500,
            compareAtPrice: 2000,
            inventory: 3,
            options: [
              { name: "Colour", value: "Red" },
              { name: "Size", value: "S" },
            ],
          },
          {
            sku: "tee-blue-Blue-S",
            price: 2000,
            inventory: 0,
            options: [
              { name: "Colour", value: "Blue" },
              { name: "Size", value: "S" },
            ],
          },
          {
            sku: "tee-blue-Blue-M",
            price: 2000,
            inventory: 0,
            options: [
              { name: "Colour", value: "Blue" },
              { name: "Size", value: "M" },
            ],
          },
        ],
      },
      remarks: [
        { line: 4, rule: "anyExpanded", value: "Size", replacement: "2" },
        { line: 4, rule: "sharedSku", replacement: "tee-blue-Blue-S" },
        { line: 4, rule: "sharedSku", replacement: "tee-blue-Blue-M" },
      ],
    })
  })

  it("is matched by its variations under its sku and its number", () => {
    const links = new Map(woocommerce.linesOf === undefined ? [] : (woocommerce.linksOf?.(row(PARENT)) ?? []))
    expect([
      woocommerce.productOf(row(RED), links),
      woocommerce.productOf(row({ ...RED, Parent: "id:7" }), links),
      woocommerce.productOf(row(PARENT), links),
    ]).toEqual(["tee", "tee", "tee"])
  })

  it.each([
    ["grouped", "notForSale"],
    ["external", "notForSale"],
  ])("of the kind %s is skipped and reported", (type, rule) => {
    expect(read(woocommerce, { ...PARENT, Type: type, "Regular price": "5" })).toMatchObject({
      read: "unpublished",
      remarks: [{ rule, value: type }, { rule: "attributeLeftOut" }, { rule: "attributeLeftOut" }],
    })
  })

  it("without variations is refused", () => {
    expect(read(woocommerce, PARENT)).toMatchObject({ read: "refused", reasons: [{ rule: "noVariants" }] })
  })

  it.each([
    ["2026-05-01", "", 2000, "saleLater"],
    ["", "2026-03-31", 2000, "saleOver"],
    ["2026-03-01", "2026-04-01", 1500, "saleEnds"],
    ["2026-03-01", "", 1500, undefined],
  ])("has the current price with a sale from %j to %j", (from, to, price, rule) => {
    const result = read(woocommerce, {
      ...RED,
      Type: "simple",
      "Date sale price starts": from,
      "Date sale price ends": to,
    })
    expect(result).toMatchObject({ product: { variants: [{ price }] } })
    expect(
      "remarks" in result ? result.remarks.map((remark) => remark.rule).filter((one) => one !== "noPicture") : [],
    ).toEqual(rule === undefined ? [] : [rule])
  })

  it("with a sale on an ambiguous date is refused", () => {
    expect(read(woocommerce, { ...RED, Type: "simple", "Date sale price starts": "05/06/26" })).toMatchObject({
      reasons: [{ rule: "date", column: "Date sale price starts", value: "05/06/26" }],
    })
  })
})

describe("a product of Magento", () => {
  const SMALL = {
    sku: "H1-S",
    product_type: "simple",
    name: "Hoodie-S",
    price: "52.0000",
    qty: "5.0000",
    visibility: "Not Visible Individually",
    product_online: "1",
    additional_attributes: "size=S,color=Ash",
    base_image: "/h/1.jpg",
  }
  const WHOLE = {
    sku: "H1",
    product_type: "configurable",
    name: "Hoodie",
    description: "<p>Warm.</p><p>&bull; Washable</p>",
    price: "",
    visibility: "Catalog, Search",
    product_online: "1",
    categories: "Default/Men,Default/Men/Hoodies",
    configurable_variations: "sku=H1-S,size=S,color=Ash, dark|sku=H1-M,size=M,color=Ash",
  }

  it("has the simple products it lists, with texts in the languages of its store views", () => {
    expect(
      read(
        magento,
        SMALL,
        WHOLE,
        { ...SMALL, sku: "H1-M", special_price: "40", special_price_to_date: "2027-01-01" },
        { ...WHOLE, store_view_code: "de_AT", name: "Kapuzenpulli", description: "" },
        { ...WHOLE, store_view_code: "outlet" },
      ),
    ).toMatchObject({
      product: {
        handle: "H1",
        title: "Hoodie",
        descriptionText: "Warm.\n• Washable",
        productType: "Hoodies",
        translations: [{ language: "de-AT", title: "Kapuzenpulli", descriptionText: "" }],
        variants: [
          {
            sku: "H1-S",
            price: 5200,
            inventory: 5,
            options: [
              { name: "size", value: "S" },
              { name: "color", value: "Ash, dark" },
            ],
          },
          {
            sku: "H1-M",
            price: 4000,
            compareAtPrice: 5200,
            options: [
              { name: "size", value: "M" },
              { name: "color", value: "Ash" },
            ],
          },
        ],
      },
      remarks: [
        { rule: "unknownLanguage", value: "outlet" },
        { rule: "pictureLeftOut", value: "/h/1.jpg" },
        { rule: "saleEnds", value: "2027-01-01" },
        { rule: "pictureLeftOut" },
        { rule: "noPicture" },
      ],
    })
  })

  it("reports variants that the file does not contain", () => {
    expect(read(magento, SMALL, WHOLE)).toMatchObject({
      read: "product",
      remarks: [{ rule: "variantMissing", value: "H1-M" }, { rule: "pictureLeftOut" }, { rule: "noPicture" }],
    })
  })

  it("that is not visible and not listed by another is not sold", () => {
    expect(read(magento, SMALL)).toMatchObject({ read: "unpublished", handle: "H1-S" })
  })
})

describe("a product of a Google feed", () => {
  const RED = {
    id: "r",
    item_group_id: "g",
    title: "Vest",
    description: "Light",
    link: "https://shop.example/r",
    price: "12.50 EUR",
    availability: "in stock",
    color: "Red",
    size: "M",
    image_link: "https://pictures.example/r.jpg",
    additional_image_link: "https://pictures.example/1,2.jpg,https://pictures.example/3.jpg",
  }

  it("is its group with each item as a variant, and the active sale", () => {
    expect(
      read(googleTsv, RED, {
        ...RED,
        id: "b",
        color: "Blue",
        availability: "out of stock",
        sale_price: "10 EUR",
        sale_price_effective_date: "2026-01-01T00:00+0100/2026-12-31T00:00+0100",
      }),
    ).toMatchObject({
      product: {
        handle: "g",
        images: [
          { url: "https://pictures.example/r.jpg" },
          { url: "https://pictures.example/1,2.jpg" },
          { url: "https://pictures.example/3.jpg" },
        ],
        variants: [
          {
            sku: "r",
            price: 1250,
            options: [
              { name: "Color", value: "Red" },
              { name: "Size", value: "M" },
            ],
          },
          { sku: "b", price: 1000, compareAtPrice: 1250, inventory: 0 },
        ],
      },
    })
  })

  it("distinguishes items by material when that is the only difference, and refuses identical ones", () => {
    expect(read(googleTsv, { ...RED, material: "Wool" }, { ...RED, id: "b", material: "Silk" })).toMatchObject({
      product: {
        variants: [
          { options: [{}, {}, { name: "Material", value: "Wool" }] },
          { options: [{}, {}, { value: "Silk" }] },
        ],
      },
    })
    expect(read(googleTsv, RED, { ...RED, id: "b" })).toMatchObject({
      reasons: [{ line: 3, rule: "duplicateVariant", column: "color", value: "Red" }],
    })
  })

  it("in another currency than the store's is refused", () => {
    expect(read(googleTsv, { ...RED, price: "12.50 USD" })).toMatchObject({
      reasons: [{ line: 2, rule: "currency", column: "price", value: "12.50 USD" }],
    })
  })
})

describe("a product of Shopify's JSON", () => {
  const HEAD = {
    handle: "vest",
    title: "Vest",
    "options[0].name": "Size",
    "variants[0].id": "1",
    "variants[0].option1": "S",
    "variants[1].id": "2",
    "variants[1].option1": "M",
    "images[0].src": "//pictures.example/1.jpg",
    "tags[0]": "wool",
    "tags[1]": "grey",
  }

  it("has prices in currency units, and in minor units in a theme's export", () => {
    expect(
      read(shopifyJson, {
        ...HEAD,
        "variants[0].price": "12.50",
        "variants[0].compare_at_price": "15.00",
        "variants[1].price": "13",
        "variants[1].available": "false",
      }),
    ).toMatchObject({
      product: {
        tags: ["wool", "grey"],
        images: [{ url: "https://pictures.example/1.jpg" }],
        variants: [
          { price: 1250, compareAtPrice: 1500, options: [{ name: "Size", value: "S" }] },
          { price: 1300, inventory: 0 },
        ],
      },
    })
    expect(
      read(shopifyJson, { ...HEAD, price_min: "1250", "variants[0].price": "1250", "variants[1].price": "1300" }),
    ).toMatchObject({ product: { variants: [{ price: 1250 }, { price: 1300 }] } })
  })

  it("is refused with the path of the error", () => {
    expect(read(shopifyJson, { ...HEAD, "variants[0].price": "12.50", "variants[1].price": "much" })).toMatchObject({
      reasons: [{ line: 2, rule: "price", column: "variants[1].price", value: "much" }],
    })
  })
})

describe("a product of a table read by a mapping", () => {
  const MAPPING: ColumnMapping = {
    product: "Artikel",
    title: { en: "Name EN", de: "Name DE" },
    description: { en: "Text EN", de: "Text DE" },
    sku: "Nummer",
    price: { column: "Preise", separator: ";", minorUnits: true },
    stock: "Bestand",
    productType: { column: "Gruppe", lastAfter: ">" },
    tags: { column: "Marken", separator: "/" },
    images: ["Bild 1", "Bild 2"],
    options: [
      { name: "Größe", column: "Groesse" },
      { nameColumn: "Merkmale", column: "Werte", separator: "|" },
    ],
    sold: { column: "Aktiv", values: ["ja"] },
  }
  const HEAD = {
    Artikel: "A1",
    "Name EN": "Coat",
    "Name DE": "Mantel",
    "Text EN": "Warm.",
    "Text DE": "",
    Gruppe: "Damen > Mäntel",
    Marken: "neu/wolle",
    Nummer: "A1-36",
    Preise: "USD 20000;EUR 18750 b2b;EUR 18750",
    Bestand: "2",
    Groesse: "36",
    Merkmale: "Farbe|Futter",
    Werte: "Rot|Seide",
    "Bild 1": "https://pictures.example/1.jpg",
    "Bild 2": "",
    Aktiv: "Ja",
  }

  it("has the mapped fields in every language", () => {
    expect(
      read(plain(MAPPING, "EUR"), HEAD, {
        ...HEAD,
        Artikel: "",
        "Name EN": "",
        Nummer: "A1-38",
        Groesse: "38",
        Merkmale: "",
        Preise: "EUR 19000",
        Aktiv: "",
      }),
    ).toMatchObject({
      product: {
        handle: "A1",
        title: "Coat",
        descriptionText: "Warm.",
        productType: "Mäntel",
        tags: ["neu", "wolle"],
        images: [{ url: "https://pictures.example/1.jpg" }],
        translations: [
          { language: "en", title: "Coat", descriptionText: "Warm." },
          { language: "de", title: "Mantel", descriptionText: "" },
        ],
        variants: [
          {
            sku: "A1-36",
            price: 18_750,
            inventory: 2,
            options: [
              { name: "Größe", value: "36" },
              { name: "Farbe", value: "Rot" },
              { name: "Futter", value: "Seide" },
            ],
          },
          {
            sku: "A1-38",
            price: 19_000,
            options: [
              { name: "Größe", value: "38" },
              { name: "Farbe", value: "Rot" },
              { name: "Futter", value: "Seide" },
            ],
          },
        ],
      },
    })
  })

  it("without a price in the store's currency is refused, and an inactive one is skipped", () => {
    expect(read(plain(MAPPING, "EUR"), { ...HEAD, Preise: "USD 20000" })).toMatchObject({
      reasons: [{ rule: "currency", column: "Preise" }],
    })
    expect(read(plain(MAPPING, "EUR"), { ...HEAD, Aktiv: "nein" })).toMatchObject({ read: "unpublished" })
  })

  it("has a lot size, and is refused when no cart could contain a lot", () => {
    const inLots = (text: string) => read(plain({ ...MAPPING, unitsLot: "Gebinde" }, "EUR"), { ...HEAD, Gebinde: text })
    expect(["3", "", "1", "0", "99"].map((text) => Object(inLots(text)).product.variants[0].unitsLot)).toEqual([
      3,
      undefined,
      undefined,
      undefined,
      99,
    ])
    for (const text of ["100", "-3", "2.5", "drei"])
      expect(inLots(text)).toMatchObject({ reasons: [{ rule: "quantity", column: "Gebinde" }] })
  })

  it("with more than three options is refused", () => {
    expect(
      read(plain(MAPPING, "EUR"), { ...HEAD, Merkmale: "Farbe|Futter|Kragen", Werte: "Rot|Seide|Hoch" }),
    ).toMatchObject({ reasons: [{ rule: "tooMany", column: "Werte" }] })
  })
})
