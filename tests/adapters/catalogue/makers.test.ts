import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readCatalogueFile } from "../../support/catalogue/readCatalogueFile.ts"

let folder = ""
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "makers-"))
})
afterAll(() => rm(folder, { recursive: true }))
async function fileOf(content: string): Promise<string> {
  const file = join(folder, String((files += 1)))
  await writeFile(file, content)
  return file
}
const LANGUAGE = (code: string) => ({ id: `-${code}`, code, name: code, direction: "ltr" as const })
const read = async (content: string, mapping?: unknown) =>
  readCatalogueFile(
    await fileOf(content),
    mapping === undefined ? {} : { mappingFile: await fileOf(JSON.stringify(mapping)) },
    {},
    { languages: [LANGUAGE("en"), LANGUAGE("de")] },
  )

const COLUMNS = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_email",
  "responsible_person_name",
  "responsible_person_address",
  "responsible_person_email",
  "safety_warnings",
] as const
const VALUES = [
  "Example Mill",
  "1 Mill Road|Exampleton|United Kingdom",
  "safety@mill.example",
  "Example Office",
  "Beispielweg 1|Deutschland",
  "eu@office.example",
  "Keep away from fire.|Wash before wearing.",
]
const SAFETY = {
  manufacturer: {
    name: "Example Mill",
    postalAddress: ["1 Mill Road", "Exampleton", "United Kingdom"],
    email: "safety@mill.example",
  },
  responsiblePerson: {
    name: "Example Office",
    postalAddress: ["Beispielweg 1", "Deutschland"],
    email: "eu@office.example",
  },
  warnings: ["Keep away from fire.", "Wash before wearing."],
}
const named = (name: (column: string) => string) => COLUMNS.map(name)
const tags = COLUMNS.map((column, at) => `<c:${column}>${VALUES[at]}</c:${column}>`).join("")
const fields = Object.fromEntries(COLUMNS.map((column, at) => [column, VALUES[at]]))

describe("manufacturer and safety of a product (Regulation (EU) 2023/988, article 19)", () => {
  it.each([
    ["a plain table", `product,title,price,${COLUMNS.join()}\nvest,Vest,5,${VALUES.join()}\n`],
    [
      "a Shopify table, from metafields",
      "Handle,Title,Variant Price," +
        `${named((column) => `Some words (product.metafields.custom.${column})`).join()}\nvest,Vest,5,` +
        `${VALUES.join()}\n`,
    ],
    [
      "Shopify's JSON with metafields",
      JSON.stringify({
        products: [
          { handle: "vest", title: "Vest", variants: [{ id: 1, price: "5" }], metafields: { custom: fields } },
        ],
      }),
    ],
    [
      "a Google feed, from elements of its own",
      `<rss xmlns:g="http://base.google.com/ns/1.0" xmlns:c="http://base.google.com/cns/1.0">` +
        "<channel><item><g:id>vest</g:id><title>Vest</title><link>https://shop.example/v</link>" +
        `<g:price>5 EUR</g:price>${tags}</item></channel></rss>`,
    ],
    [
      "a Google table",
      `id\ttitle\tprice\timage link\t${named((column) => column.replaceAll("_", " ")).join("\t")}\n` +
        `vest\tVest\t5 EUR\t\t${VALUES.join("\t")}\n`,
    ],
    [
      "a WooCommerce table, from meta columns",
      `ID,Type,SKU,Name,Regular price,${named((column) => `Meta: ${column}`).join()}\n1,simple,vest,` +
        `Vest,5,${VALUES.join()}\n`,
    ],
    [
      "a Magento table, from attributes",
      `sku,product_type,name,price,product_online,additional_attributes\nvest,simple,Vest,5,1,"` +
        `${COLUMNS.map((column, at) => `${column}=${VALUES[at]}`).join()}"\n`,
    ],
    ["a Wix table", `handleId,fieldType,name,price,${COLUMNS.join()}\nvest,Product,Vest,5,${VALUES.join()}\n`],
    [
      "a Squarespace table",
      `Product Type,Product URL,Title,Price,Hosted Image URLs,${COLUMNS.join()}\nPHYSICAL,vest,Vest,` +
        `5,,${VALUES.join()}\n`,
    ],
    ["an Etsy table", `TITLE,PRICE,CURRENCY_CODE,QUANTITY,${COLUMNS.join()}\nVest,5,EUR,1,${VALUES.join()}\n`],
    [
      "a BigCommerce table",
      `Item Type,Product ID,Product Name,Product Code/SKU,Price,${COLUMNS.join()}\n` +
        `Product,1,Vest,V,5,${VALUES.join()}\n`,
    ],
    ["a PrestaShop table", `Product ID;Name;Price tax included;${COLUMNS.join(";")}\n1;Vest;5;${VALUES.join(";")}\n`],
  ])("are read from %s", async (_, content) => {
    const { products, report } = await read(content)
    expect(products.map(({ safety }) => safety)).toEqual([SAFETY])
    expect(report.remarks.filter(({ rule }) => rule !== "noPicture")).toEqual([])
  })

  it("are read by a mapping, with warnings for each language", async () => {
    const table =
      "Nr;Name;Preis;Hersteller;Anschrift;Post;Hinweis;Warning\nvest;Weste;5;Muster GmbH;Musterweg 1|" +
      "Deutschland;sicher@muster.example;Von Feuer fernhalten.;Keep away from fire.\n"
    const { products } = await read(table, {
      product: "Nr",
      title: "Name",
      price: "Preis",
      manufacturer: { name: "Hersteller", address: "Anschrift", email: "Post" },
      safetyWarnings: { de: "Hinweis", en: "Warning" },
    })
    expect(products).toMatchObject([
      {
        safety: {
          manufacturer: {
            name: "Muster GmbH",
            postalAddress: ["Musterweg 1", "Deutschland"],
            email: "sicher@muster.example",
          },
          warnings: ["Von Feuer fernhalten."],
        },
        translations: [
          { language: "de", warnings: ["Von Feuer fernhalten."] },
          { language: "en", warnings: ["Keep away from fire."] },
        ],
      },
    ])
    expect(products[0]?.safety).not.toHaveProperty("responsiblePerson")
  })

  it.each([
    [
      "a maker without an address",
      ["Example Mill", "", "safety@mill.example", "", "", "", ""],
      "partyLeftOut",
      "manufacturer_name",
    ],
    [
      "a maker whose e-mail is none",
      ["Example Mill", "1 Mill Road", "call us", "", "", "", ""],
      "partyLeftOut",
      "manufacturer_email",
    ],
    [
      "a responsible person without a maker",
      ["", "", "", "Example Office", "Beispielweg 1", "eu@office.example", ""],
      "partyLeftOut",
      "responsible_person_name",
    ],
    [
      "warnings without a maker",
      ["", "", "", "", "", "", "Keep away from fire."],
      "warningsLeftOut",
      "safety_warnings",
    ],
  ])("leave out %s with a warning, and the product is imported", async (_, reported, rule, column) => {
    const { products, report } = await read(`product,title,price,${COLUMNS.join()}\nvest,Vest,5,${reported.join()}\n`)
    expect(products.map(({ handle, safety }) => [handle, safety])).toEqual([["vest", undefined]])
    expect(report.remarks).toContainEqual(expect.objectContaining({ handle: "vest", row: 1, line: 2, rule, column }))
  })

  it.each([
    ["name", 0, "x".repeat(257)],
    ["address", 1, Array.from({ length: 9 }, (_, at) => `Line ${at}`).join("|")],
    ["e-mail", 2, `${"x".repeat(250)}@mill.example`],
    ["warnings", 6, Array.from({ length: 21 }, () => "Careful.").join("|")],
  ])("refuse a product whose %s is too long", async (_, at, text) => {
    const { products, report } = await read(
      `product,title,price,${COLUMNS.join()}\nvest,Vest,5,${VALUES.with(at, text).join()}\n`,
    )
    expect([products, report.refused]).toEqual([
      [],
      [{ handle: "vest", reasons: [expect.objectContaining({ line: 2, rule: "tooLong", column: COLUMNS[at] })] }],
    ])
  })
})
