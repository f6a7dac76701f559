import { existsSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Readable } from "node:stream"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStore } from "../../support/builders/aStore.ts"
import { readCatalogueFile } from "../../support/catalogue/readCatalogueFile.ts"

const OWN = resolve(import.meta.dirname, "../../fixtures/catalogue/cases")
/** External cases lie next to the shop where they are available. */
const SHARED = join(
  process.env["SHARED_DATA"] ?? resolve(import.meta.dirname, "../../../../shared/data"),
  "import-cases",
)
const inDollars = { currency: { ...aStore().currency, currencyCode: "USD" } }

let folder = ""
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-cases-"))
})
afterAll(() => rm(folder, { recursive: true }))
const fileOf = async (content: string | Uint8Array) => {
  const file = join(folder, `${(files += 1)}.txt`)
  await writeFile(file, content)
  return file
}
const rowsOf = ({
  report: { rows, rowsImported, rowsRefused, rowsReported },
}: Awaited<ReturnType<typeof readCatalogueFile>>) => [rows, rowsImported, rowsRefused, rowsReported]

describe.each(
  [
    ["our own", OWN],
    ["others'", SHARED],
  ].filter(([, where = ""]) => existsSync(where)),
)("the import cases, %s", (_, where) => {
  const read = (
    name: string,
    ...more: Parameters<typeof readCatalogueFile> extends [string, ...infer More] ? More : never
  ) => readCatalogueFile(join(where, name), ...more)

  it("F200 noprice: a variant row without a price is refused by line and column", async () => {
    const result = await read("noprice.csv")
    expect(result.report.refused).toMatchObject([{ reasons: [{ row: 2, line: 3, rule: "missing", column: "price" }] }])
    expect([result.products, rowsOf(result)]).toEqual([[], [2, 0, 2, 0]])
  })

  it("F200 shopify-dupsku: sizes with a shared sku are sold separately, by their options", async () => {
    const {
      products: [product],
      report,
    } = await read("shopify-dupsku.csv")
    const skus = product?.variants.map(({ sku }) => sku)
    expect(skus).toEqual([expect.stringMatching(/-S$/u), expect.stringMatching(/-M$/u), expect.stringMatching(/-L$/u)])
    expect(
      report.remarks.filter(({ rule }) => rule === "sharedSku").map(({ line, replacement }) => [line, replacement]),
    ).toEqual([
      [2, skus?.[0]],
      [3, skus?.[1]],
      [4, skus?.[2]],
    ])
    expect((await read("shopify-dupsku.csv")).products[0]).toEqual(product)
  })

  it("F200 woo-dates: WooCommerce's own dates are in the store's time zone", async () => {
    const now = Date.now()
    const { report } = await read("woo-dates.csv")
    const ends = now < Date.UTC(2030, 0, 1) ? Date.UTC(2030, 0, 1, 22, 59, 59) : undefined
    expect([report.refused, report.nextSaleChange]).toEqual([[], ends])
    expect((await read("woo-dates.csv", {}, { timeZone: "Asia/Tokyo" })).report.nextSaleChange).toBe(
      Date.UTC(2030, 0, 1, 14, 59, 59),
    )
  })

  it("F200 woo-es: WooCommerce's export in Spanish is read", async () => {
    const result = await read("woo-es.csv")
    expect(result.format).toBe("woocommerce")
    expect(result.products).toMatchObject([
      {
        title: expect.any(String),
        variants: [{ price: expect.any(Number), inventory: 5 }],
        images: [{}],
        categories: [["Ropa", expect.any(String)]],
      },
    ])
  })

  it("F200 woo-any: a variation of any size is one sku for each size of its parent", async () => {
    const {
      products: [product],
      report,
    } = await read("woo-any.csv")
    expect(product?.variants).toHaveLength(6)
    expect(new Set(product?.variants.map(({ sku }) => sku)).size).toBe(6)
    expect(new Set(product?.variants.map(({ options }) => JSON.stringify(options))).size).toBe(6)
    expect(report.remarks.filter(({ rule }) => rule === "anyExpanded").map(({ replacement }) => replacement)).toEqual([
      "3",
      "3",
    ])
  })

  it("F200 list: records of a plain JSON list are refused by their positions, or read by a mapping", async () => {
    const plain = await read("list.json")
    expect([plain.format, rowsOf(plain)]).toEqual(["json", [2, 0, 2, 0]])
    expect(plain.report.refused).toMatchObject([
      { reasons: [{ row: 1, rule: "needsMapping", value: "name, title, price" }] },
      { reasons: [{ row: 2, rule: "needsMapping" }] },
    ])
    const mappingFile = await fileOf(JSON.stringify({ product: "name", title: "title", price: "price" }))
    const mapped = await read("list.json", { mappingFile })
    expect([mapped.products.length, mapped.report.refused, rowsOf(mapped)]).toEqual([2, [], [2, 2, 0, 0]])
  })

  it("F200 multi-value: a probable list is refused by its cell, and split where a mapping defines that", async () => {
    expect((await read("multi-value.csv")).report.refused).toMatchObject([
      {
        reasons: [
          { line: 2, rule: "list", column: "option1_value" },
          { line: 2, rule: "list", column: "option2_value" },
        ],
      },
    ])
    const options = [1, 2].map((number) => ({
      nameColumn: `option${number}_name`,
      column: `option${number}_value`,
      split: ",",
    }))
    const mappingFile = await fileOf(
      JSON.stringify({ product: "product", title: "title", sku: "sku", price: "price", stock: "stock", options }),
    )
    const {
      products: [product],
    } = await read("multi-value.csv", { mappingFile })
    expect([product?.variants.length, new Set(product?.variants.map(({ sku }) => sku)).size]).toEqual([12, 12])
  })

  it("F200 vendor and g-type: the vendor is the brand, and a path is a branch of the tree", async () => {
    const {
      products: [bag],
    } = await read("vendor.csv")
    expect([bag?.vendor, bag?.productType, bag?.categories]).toEqual([
      expect.stringMatching(/ Mill$/u),
      "Bags",
      [["Apparel & Accessories", "Handbags", expect.any(String)]],
    ])
    const {
      products: [coat],
    } = await read("g-type.xml", { currencyCode: "USD" }, {}, inDollars)
    expect(coat?.categories).toEqual([["Women", "Outerwear", expect.any(String)]])
  })
})

describe("rows, options and checks that must not be dropped silently (F200)", () => {
  const SHOPIFY =
    "Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Option1 Name,Option1 Value,Option2 " +
    "Name,Option2 Value,Image Src,Gift Card,Vendor\n"
  it.each([
    [
      "a variant of Shopify with a sku alone",
      `${SHOPIFY}v,Vest,V-1,5,1,Size,S,,,,,\nv,,V-2,,,,,,,,,\n`,
      "refused",
      { line: 3, rule: "missing", column: "Variant Price" },
    ],
    [
      "a variant with a second option alone",
      `${SHOPIFY}v,Vest,V-1,5,1,Size,S,Color,Red,,,\nv,,,,,,,,Blue,,,\n`,
      "refused",
      { line: 3, rule: "missing", column: "Variant Price" },
    ],
    [
      "an option without a name",
      `${SHOPIFY}v,Vest,V-1,5,1,Size,S,,Red,,,\n`,
      "remarks",
      { line: 2, rule: "unnamedOption", column: "Option2 Value", value: "Red", replacement: "Option 2" },
    ],
    [
      "a further row with another vendor",
      `${SHOPIFY}v,Vest,V-1,5,1,Size,S,,,,,One\nv,,V-2,5,1,,M,,,,,Two\n`,
      "remarks",
      { line: 3, rule: "differsFromFirst", column: "Vendor", value: "Two" },
    ],
    [
      "a row that says nothing",
      `${SHOPIFY}v,Vest,V-1,5,1,Size,S,,,,,\nv,,,,,,,,,,,\n`,
      "remarks",
      { line: 3, rule: "nothingRead" },
    ],
    [
      "a gift card",
      `${SHOPIFY}v,Card,V-1,5,1,,,,,,TRUE,\n`,
      "remarks",
      { line: 2, rule: "notForSale", column: "Gift Card" },
    ],
    [
      "rows without a name",
      `${SHOPIFY},Vest,V-1,5,1,,,,,,,\n,Hat,V-2,5,1,,,,,,,\n`,
      "refused",
      { line: 3, rule: "missing", column: "Handle" },
    ],
    [
      "stock of what is sold out",
      "ID,Type,SKU,Name,Regular price,Stock,In stock?\n1,simple,v,Vest,5,many,0\n",
      "refused",
      { line: 2, rule: "quantity", column: "Stock" },
    ],
    [
      "an option name that is too long",
      `product,title,price,option1_name,option1_value\nv,Vest,5,${"x".repeat(129)},S\n`,
      "refused",
      { line: 2, rule: "tooLong", column: "option1_value" },
    ],
    [
      "an option value without a name",
      "product,title,price,option1_name,option1_value\nv,Vest,5,,S\n",
      "refused",
      { line: 2, rule: "missing", column: "option1_name" },
    ],
    [
      "an option that another variant has",
      "product,title,price,option1_name,option1_value,option2_name,option2_value\nv,Vest,5,Size,S," +
        "Color,Red\nv,,5,Size,M,,\n",
      "refused",
      { line: 3, rule: "missing", column: "option2_value" },
    ],
    [
      "a draft variant",
      "product,title,price,option1_name,option1_value,status\nv,Vest,5,Size,S,active\nv,,5,,M,draft\n",
      "remarks",
      { line: 3, rule: "variantNotSold" },
    ],
    [
      "a second column of one name",
      "product,title,price,price\nv,Vest,5,6\n",
      "remarks",
      { line: 2, rule: "repeatedField", column: "price", value: "6" },
    ],
    [
      "dates of a sale without its price",
      "product,title,price,sale_price,sale_from,sale_to\nv,Vest,5,,2026-01-01,\n",
      "remarks",
      { line: 2, rule: "saleWithoutPrice", column: "sale_from" },
    ],
    [
      "a sale above the regular price",
      "product,title,price,sale_price\nv,Vest,5,6\n",
      "remarks",
      { line: 2, rule: "saleNotBelow", column: "sale_price", value: "6" },
    ],
    [
      "two addresses in one cell",
      'product,title,price,images\nv,Vest,5,"https://p.example/1.jpg, https://p.example/2.jpg"\n',
      "refused",
      { line: 2, rule: "list", column: "images" },
    ],
    [
      "two skus in one cell",
      'product,title,price,sku\nv,Vest,5,"A-1,A-2"\n',
      "refused",
      { line: 2, rule: "list", column: "sku" },
    ],
    [
      "a text in a list of products",
      '{"products": [7, "vest", {"handle": "v", "title": "V", "variants": [{"price": "5"}]}]}',
      "refused",
      { row: 1, rule: "noRecord", value: "7" },
    ],
    [
      "a variant of nothing",
      '[{"handle": "v", "title": "V", "variants": [{"price": "5", "option1": "S"}, null, {"price": ' +
        '"6", "option1": "M"}]}]',
      "refused",
      { row: 1, rule: "missing", column: "variants[1].price" },
    ],
    [
      "a second record of one name",
      '[{"handle": "v", "title": "V", "variants": [{"price": "5"}]}, {"handle": "v", "title": "V", ' +
        '"variants": [{"price": "5"}]}]',
      "refused",
      { row: 2, rule: "duplicateHandle" },
    ],
    [
      "a second color of an item",
      "<rss><channel><item><id>v</id><title>V</title><price>5 EUR</price><color>Red</color><color>" +
        "Blue</color></item></channel></rss>",
      "remarks",
      { rule: "repeatedField", column: "color", value: "Blue" },
    ],
    [
      "a category that is a number",
      "<rss><channel><item><id>v</id><title>V</title><price>5 EUR</price><google_product_category>" +
        "2271</google_product_category></item></channel></rss>",
      "remarks",
      { rule: "categoriesLeftOut", value: "2271" },
    ],
    [
      "words of a variant in another language",
      "sku,product_type,name,price,product_online,configurable_variations,store_view_code\nv," +
        'configurable,V,,1,"sku=v-s,size=S",\nv-s,simple,S,5,1,,\nv-s,simple,S auf Deutsch,,1,,de\n',
      "remarks",
      { line: 4, rule: "wordsOfVariant" },
    ],
  ])("%s", async (_what, content, list, place) => {
    const result = await readCatalogueFile(await fileOf(content))
    const messages =
      list === "refused" ? result.report.refused.flatMap(({ reasons }) => reasons) : result.report.remarks
    expect(messages).toContainEqual(expect.objectContaining(place))
    const [rows = 0, ...others] = rowsOf(result)
    expect(others.reduce((sum, one) => sum + one, 0)).toBe(rows)
  })

  it("names the columns that have content and are not read", async () => {
    const { report } = await readCatalogueFile(await fileOf("product,title,price,weight,color\nv,Vest,5,300,\n"))
    expect(report.unreadFields).toEqual(["weight"])
  })
})

describe("a compressed or piped catalogue", () => {
  const TABLE = "product,title,price\nvest,Vest,5\n"
  it("is decompressed whatever its name, and refused where it is truncated", async () => {
    const packed = gzipSync(TABLE.repeat(1))
    expect((await readCatalogueFile(await fileOf(packed))).products).toMatchObject([{ handle: "vest" }])
    await expect(readCatalogueFile(await fileOf(packed.subarray(0, 20)))).rejects.toThrow(
      "is packed with gzip, and breaks off",
    )
  })

  it("is read from standard input, compressed or not, and not from a keyboard", async () => {
    for (const bytes of [Buffer.from(TABLE), gzipSync(TABLE)])
      expect(
        (await readCatalogueFile("-", {}, {}, {}, () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)])))
          .products,
      ).toMatchObject([{ handle: "vest" }])
    await expect(
      readCatalogueFile("-", {}, {}, {}, () => Object.assign(Readable.from([]), { isTTY: true })),
    ).rejects.toThrow("Run `selvedge catalog import - < FILE`")
    await expect(readCatalogueFile("-", {}, {}, {}, () => Readable.from([]))).rejects.toThrow("standard input is empty")
  })
})
