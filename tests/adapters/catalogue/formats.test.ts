import { fileURLToPath } from "node:url"
import { existsSync } from "node:fs"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aStore } from "../../support/builders/aStore.ts"
import { readCatalogueFile } from "../../support/catalogue/readCatalogueFile.ts"

let folder = ""
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "formats-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** A file with a name that is no hint or a wrong one. */
async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = join(folder, `${(files += 1)}.pdf`)
  await writeFile(file, content)
  return file
}
const read = async (
  content: string | Uint8Array,
  ...more: Parameters<typeof readCatalogueFile> extends [string, ...infer More] ? More : never
) => readCatalogueFile(await fileOf(content), ...more)

const PLAIN = "product;title;price;stock\nvest;Gilet “léger” – 5 €;1.299,00;3\n"
const FEED = (items: string, before = "") =>
  `<?xml version="1.0"?>${before}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">` +
  `<channel><title>Shop</title>\n${items}\n</channel></rss>`
const ITEM = (id: string, more = "") =>
  `<item><g:id>${id}</g:id><g:title>Vest ${id} &amp; more</g:title><link>https://shop.example/${id}</` +
  `link><g:price>12.50 EUR</g:price><g:shipping><g:price>4 EUR</g:price></g:shipping>${more}</item>`

describe("the format of a catalogue file is detected from its content", () => {
  it.each([
    ["shopify-csv", "Handle,Title,Variant Price\nvest,Vest,5\n"],
    ["shopify-csv", "Handle\tTitle\tVariant Price\nvest\tVest\t5\n"],
    [
      "shopify-json",
      '  {"meta": {"products": 1}, "products": [{"handle": "vest", "title": "Vest", "variants": ' +
        '[{"id": 1, "price": "5"}]}]}',
    ],
    ["shopify-json", '[{"handle": "vest", "title": "Vest", "variants": [{"id": 1, "price": "5"}]}]'],
    ["google-xml", FEED(ITEM("vest"))],
    ["google-tsv", "id\ttitle\tprice\timage link\nvest\tVest\t5 EUR\t\n"],
    [
      "google-xml",
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>vest</id><title>Vest</title><price>5 ` +
        `EUR</price><link href="https://shop.example/vest"/></entry></feed>`,
    ],
    ["woocommerce", "ID,Type,SKU,Name,Regular price\n1,simple,vest,Vest,5\n"],
    ["magento", "sku|product_type|name|price|product_online\nvest|simple|Vest|5|1\n"],
    ["plain", "product,title,price\nvest,Vest,5\n"],
    ["plain", "sep=;\r\nproduct;title;price\r\nvest;Vest;5\r\n"],
  ])("as %s", async (format, content) => {
    const result = await read(content)
    expect([result.format, result.products.map(({ handle }) => handle), result.report.refused]).toEqual([
      format,
      ["vest"],
      [],
    ])
  })

  it("unless it is named, and then the file must have that format's columns", async () => {
    await expect(read("Handle,Title,Variant Price\nvest,Vest,5\n", { format: "woocommerce" })).rejects.toThrow(
      'is no WooCommerce product file: its first line has no column "Type", "SKU", "Name", "Regular price".',
    )
  })

  it.each([
    ["an Excel workbook", Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]), "save the sheet as CSV"],
    ["a packed file", Buffer.from([0x1f, 0x8b, 8]), "unpack it first"],
    ["a PDF", Buffer.from("%PDF-1.7"), "is a PDF"],
    [
      "bytes of no text",
      Buffer.from([...Array(200).keys()].map((byte) => byte ^ 0x80)),
      "is no text in any encoding that is known here",
    ],
    ["JSON of something else", Buffer.from('{"people": []}'), 'has no list "products"'],
    ["a web page", Buffer.from("<html><body>Hello</body></html>"), "a feed with <rss> or <feed>"],
  ])("and %s is refused with a hint", async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words)
  })
})

describe("the encoding of a catalogue file is detected from its bytes", () => {
  const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16()
  const in1252 = Buffer.from(
    PLAIN.replace("“", "\u0093").replace("”", "\u0094").replace("–", "\u0096").replace("€", "\u0080"),
    "latin1",
  )

  it.each([
    ["utf-8", "without a mark", Buffer.from(PLAIN)],
    ["utf-8", "with a mark", Buffer.from(`\ufeff${PLAIN}`)],
    ["utf-16le", "with a mark", Buffer.from(`\ufeff${PLAIN}`, "utf16le")],
    ["utf-16le", "without a mark", Buffer.from(PLAIN, "utf16le")],
    ["utf-16be", "with a mark", utf16be(`\ufeff${PLAIN}`)],
    ["utf-16be", "without a mark", utf16be(PLAIN)],
    ["windows-1252", "which has none", in1252],
  ])("%s, %s", async (encoding, _, bytes) => {
    const result = await read(bytes)
    expect([result.encoding, result.delimiter, result.products]).toEqual([
      encoding,
      ";",
      [
        expect.objectContaining({
          title: "Gilet “léger” – 5 €",
          variants: [{ options: [], price: 129_900, inventory: 3 }],
        }),
      ],
    ])
  })

  it("and a character across two chunks is whole", async () => {
    const result = await read(`product,title,price\nvest,${"日本👗".repeat(40_000)},5\nhat,帽子,6\n`)
    expect([
      result.encoding,
      result.products.map(({ title }) => title),
      result.report.refused.map(({ reasons }) => reasons[0]?.rule),
    ]).toEqual(["utf-8", ["帽子"], ["tooLong"]])
  })
})

describe("a malicious feed", () => {
  const BOMB =
    `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;` +
    `&b;&b;&b;">]>`

  it.each([
    ["defines entities that grow", FEED(ITEM("vest", "<g:description>&c;</g:description>"), BOMB), "DOCTYPE"],
    [
      "asks for a file of this machine",
      FEED(
        ITEM("vest", "<g:description>&x;</g:description>"),
        '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ),
      "DOCTYPE",
    ],
    [
      "asks for another document type",
      FEED(ITEM("vest"), '<!DOCTYPE rss SYSTEM "http://127.0.0.1:1/evil.dtd">'),
      "DOCTYPE",
    ],
  ])("and %s is refused as a whole", async (_, content, words) => {
    await expect(read(content)).rejects.toThrow(words)
  })

  it.each([
    ["an entity nobody knows", ITEM("hat", "<g:description>&nobody;</g:description>"), "markup"],
    ["an element that never closes", "<item><g:id>hat</g:id>", "markup"],
    ["elements a hundred deep", `<item>${"<a>".repeat(100)}`, "tooDeep"],
    [
      "an item of five million characters",
      `<item><g:id>hat</g:id><g:description>${"a".repeat(5_000_000)}</g:description></item>`,
      "tooLong",
    ],
  ])(
    "with %s returns the products before it, reports where it ends, and marks no product as missing",
    async (_, content, rule) => {
      const result = await read(FEED(`${ITEM("vest")}\n${content}`))
      expect(result.products.map(({ handle }) => handle)).toEqual(["vest"])
      expect(result.report.refused).toEqual([{ handle: "", reasons: [expect.objectContaining({ rule })] }])
      expect(result.report).not.toHaveProperty("vanished")
    },
  )

  it("is text all the same: shipping prices are not the product's, and markup in texts is removed", async () => {
    const result = await read(
      FEED(
        ITEM(
          "vest",
          "<g:description><![CDATA[<p>Soft</p><script>alert(1)</script>]]></g:description><g:price>99 EUR</g:price>",
        ),
      ),
    )
    expect(result.products).toMatchObject([
      { title: "Vest vest & more", descriptionText: "Soft", variants: [{ price: 1250 }] },
    ])
  })
})

describe("truncated, too deep or invalid JSON", () => {
  const PRODUCT = '{"handle": "vest", "title": "Vest [{\\"", "variants": [{"id": 1, "price": "5"}]}'

  it.each([
    ["breaks off", `{"products": [${PRODUCT}, {"handle": "hat", "title": "Ha`, "markup"],
    ["is none", `{"products": [${PRODUCT}, {"handle": hat}, {"handle": "belt"}]}`, "markup"],
    ["is too deep", `{"products": [${PRODUCT}, {"handle": ${"[".repeat(100)}${"]".repeat(100)}}]}`, "tooDeep"],
  ])("returns the products before the place where it %s, with the line", async (_, content, rule) => {
    const result = await read(content)
    expect([
      result.products.map(({ title }) => title),
      result.report.refused.flatMap(({ reasons }) => reasons.map((refusedReason) => refusedReason.rule)),
    ]).toEqual([['Vest [{"'], [rule]])
  })

  it("has each product's line, also where it spans many", async () => {
    const result = await read('{\n"products": [\n{"handle": "a",\n"title": "A"},\n\n{"handle": "b", "title": "B"}\n]}')
    expect(result.report.refused.map(({ handle, reasons }) => [handle, reasons[0]?.row, reasons[0]?.line])).toEqual([
      ["a", 1, 3],
      ["b", 2, 6],
    ])
  })
})

describe("a mapping file", () => {
  const table = "Artikel;Name;Preis\nvest;Weste;1.299\nvest;;\n;Zusatz;\nhat;Hut;12,50\n"

  it("maps the columns of any table, and the decimal separator", async () => {
    const mappingFile = await fileOf(
      JSON.stringify({ product: "Artikel", title: "Name", price: "Preis", decimalMark: "," }),
    )
    expect((await read(table, { mappingFile })).products).toMatchObject([
      { handle: "vest", title: "Weste", variants: [{ price: 129_900 }] },
      { handle: "hat", variants: [{ price: 1250 }] },
    ])
  })

  it("is refused with a reason", async () => {
    await expect(read(table, { mappingFile: await fileOf('{"product": "Artikel", ') })).rejects.toThrow("is no JSON")
    await expect(
      read(table, { mappingFile: await fileOf(JSON.stringify({ product: "Artikel", title: "Name" })) }),
    ).rejects.toThrow("price")
    await expect(
      read(table, {
        mappingFile: await fileOf(JSON.stringify({ product: "Artikel", title: "Name", price: "Preis", farbe: "x" })),
      }),
    ).rejects.toThrow("farbe")
    await expect(
      read(table, {
        mappingFile: await fileOf(JSON.stringify({ product: "Artikel", title: "Bezeichnung", price: "Preis" })),
      }),
    ).rejects.toThrow('no column "Bezeichnung"')
  })
})

describe("a product whose rows are not adjacent", () => {
  it("is one product, in a file of any length, and its temporary files are removed", async () => {
    const count = 600
    const row = (product: number, size: string) =>
      `product-${product},Title of ${product},${"é".repeat(1_500)},${product + 1},${size},SKU-${product}-${size}\n`
    const notes = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("selvedge-import-")).length
    const before = await notes()
    const numbers = [...Array(count).keys()]
    const result = await read(
      "product,title,description,price,size,sku\n" +
        numbers.map((product) => row(product, "S")).join("") +
        numbers.map((product) => row(product, "M")).join(""),
      {
        mappingFile: await fileOf(
          JSON.stringify({
            product: "product",
            title: "title",
            price: "price",
            sku: "sku",
            options: [{ name: "Size", column: "size" }],
          }),
        ),
      },
    )
    expect(result.report).toMatchObject({ rows: 2 * count, created: count, refused: [] })
    expect(result.products.every(({ variants }) => variants.length === 2)).toBe(true)
    expect(await notes()).toBeLessThanOrEqual(before)
  })
})

const SAMPLES = new URL("../../../../shared/data/", import.meta.url)
const inCurrency = (currencyCode: string, currencyDecimals = 2) => ({
  currency: { ...aStore().currency, currencyCode, currencyDecimals },
})
if (existsSync(SAMPLES)) {
  describe("an external export", () => {
    it.each([
      ["shopify-csv-ja/products_export.csv", "shopify-csv", "JPY", 19, 0],
      ["shopify-csv-template/product_template_2019.csv", "shopify-csv", "USD", 1, 0],
      ["shopify-store-json/vision.database.json", "shopify-json", "USD", 9, 0],
      ["feed-xml-samples/catalog-atom.xml", "google-xml", "GBP", 1, 0],
      ["feed-xml-samples/catalog-rss.xml", "google-xml", "GBP", 1, 0],
      ["feed-xml-samples/gmc-apparel-variants.xml", "google-xml", "USD", 1, 0],
      ["woocommerce-csv/sample_products.csv", "woocommerce", "USD", 12, 0],
      ["magento-luma-men-csv/products-men.csv", "magento", "USD", 72, 0],
    ])("%s is read as %s", async (path, format, currency, products, refused) => {
      const result = await readCatalogueFile(
        fileURLToPath(new URL(path, SAMPLES)),
        { currencyCode: currency },
        {},
        inCurrency(currency, currency === "JPY" ? 0 : 2),
      )
      expect([result.format, result.products.length, result.report.refused.length]).toEqual([format, products, refused])
    })

    it.each([
      [
        "sunrise-multistore-csv/products.csv",
        "EUR",
        {
          product: "slug.en",
          title: { en: "name.en", de: "name.de" },
          sku: "sku",
          price: { column: "prices", separator: ";", minorUnits: true },
          images: { column: "images", separator: ";" },
          options: [
            { name: "Size", column: "size" },
            { name: "Color", column: "color" },
          ],
        },
        32,
      ],
      [
        "spree-apparel-csv/products.csv",
        "USD",
        {
          product: "slug",
          title: "name",
          description: "description",
          sku: "sku",
          price: "price",
          stock: "inventory_count",
          options: [
            { nameColumn: "option1_name", column: "option1_value" },
            { nameColumn: "option2_name", column: "option2_value" },
          ],
        },
        1,
      ],
      [
        "vendure-import-csv/multiple-languages.csv",
        "USD",
        {
          product: "name:en",
          title: { en: "name:en", zh: "name:zh_Hans" },
          sku: "sku",
          price: "price",
          stock: "stockOnHand",
          options: [{ nameColumn: "optionGroups", column: "optionValues:en", separator: "|" }],
        },
        1,
      ],
      [
        "medusa-csv/exported-products-semicolon.csv",
        "EUR",
        {
          product: "Product Handle",
          title: "Product Title",
          price: "Variant Price EUR",
          options: [
            { nameColumn: "Variant Option 1 Name", column: "Variant Option 1 Value" },
            { nameColumn: "Variant Option 2 Name", column: "Variant Option 2 Value" },
          ],
        },
        2,
      ],
    ])("%s is read by a mapping", async (path, currency, mapping, atLeast) => {
      const result = await readCatalogueFile(
        fileURLToPath(new URL(path, SAMPLES)),
        { currencyCode: currency, mappingFile: await fileOf(JSON.stringify(mapping)) },
        {},
        inCurrency(currency),
      )
      expect([result.products.length >= atLeast, result.report.refused[0]]).toEqual([true, undefined])
    })
  })
}
