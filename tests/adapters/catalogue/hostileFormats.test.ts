import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { decodeEntities } from "../../../domain/catalog/sheet/text/decodeEntities.ts"
import { readCatalogueFile } from "../../support/catalogue/readCatalogueFile.ts"
import { isStorable } from "../../../domain/shared/toStorableText.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { sharedJson, sharedText } from "../../support/sharedData.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-formats-"))
})
afterAll(() => rm(folder, { recursive: true }))

const TEXTS = [
  ...new Set([
    ...HOSTILE_TEXTS,
    "<img src=x onerror=alert(1)>",
    "=cmd|' /C calc'!A0",
    "“curly” ‘quotes’",
    "\u202eabc",
    "Ω≈ç√∫˜µ≤≥÷",
    "👩🏽‍🦱👗",
    "<svg/onload=alert(1)>",
    "';--",
    "{{7*7}}",
    "\ufeff",
    "a\u200bb",
    ...sharedJson("naughty-strings/blns.json", Schema.Array(Schema.String), []),
    ...(sharedText("xss-payloads/IntrudersXSS.txt") ?? "").split(/\r?\n/u),
  ]),
].filter((text) => text.trim() !== "" && text.length < 200 && !text.includes("\uFFFD"))

/**
 * The text as a page shows it: entities decoded, unpaired surrogates replaced, control characters removed, on one line.
 */
const shown = (text: string) =>
  decodeEntities(decodeEntities(decodeEntities(text)))
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu, "\uFFFD")
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/gu, "")
    .replace(/[\t\r\n\u2028\u2029]+/gu, " ")
    .trim()

type Cells = Readonly<Record<string, string>>

/** A table with a header; every cell quoted. */
const table = (rows: readonly Cells[], delimiter: string) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quoted).join(delimiter))
    .join("\r\n")
}
/** XML has no control characters: writers omit them. */
const xml = (text: string) =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
const tag = (name: string, text: string) => `<g:${name}>${xml(text)}</g:${name}>`

const FORMATS: Readonly<Record<string, (texts: readonly string[]) => string>> = {
  plain: (texts) =>
    table(
      texts.map((text, at) => ({
        product: `p${at}`,
        title: text,
        description: text,
        vendor: text,
        type: text,
        tags: text,
        price: "5",
        option1_name: text,
        option1_value: text,
        images: text,
      })),
      ",",
    ),
  "shopify-csv": (texts) =>
    table(
      texts.map((text, at) => ({
        Handle: `p${at}`,
        Title: text,
        "Body (HTML)": text,
        Vendor: text,
        Type: text,
        Tags: text,
        "Option1 Name": text,
        "Option1 Value": text,
        "Variant SKU": `s${at}`,
        "Variant Price": "5",
        "Image Src": text,
      })),
      ",",
    ),
  "shopify-json": (texts) =>
    JSON.stringify({
      products: texts.map((text, at) => ({
        handle: `p${at}`,
        title: text,
        body_html: text,
        vendor: text,
        product_type: text,
        tags: [text],
        options: [{ name: text, values: [text] }],
        variants: [{ id: at, sku: `s${at}`, price: "5", option1: text }],
        images: [{ src: text }],
      })),
    }),
  "google-xml": (texts) =>
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">` +
    "<channel><title>Shop</title>" +
    texts
      .map((text, at) => {
        const named = ["title", "description", "brand", "product_type", "color", "image_link"]
        const fields = named.map((name) => tag(name, text)).join("")
        return `<item>${tag("id", `p${at}`)}${fields}${tag("price", "5 EUR")}</item>`
      })
      .join("\n") +
    "</channel></rss>",
  "google-tsv": (texts) =>
    table(
      texts.map((text, at) => ({
        id: `p${at}`,
        title: text,
        description: text,
        brand: text,
        "product type": text,
        color: text,
        "image link": text,
        price: "5 EUR",
      })),
      "\t",
    ),
  woocommerce: (texts) =>
    table(
      texts.map((text, at) => ({
        ID: `${at + 1}`,
        Type: "simple",
        SKU: `p${at}`,
        Name: text,
        Description: text,
        Published: "1",
        "Regular price": "5",
        Categories: text,
        Tags: text,
        Images: text,
        "Attribute 1 name": text,
        "Attribute 1 value(s)": text,
      })),
      ",",
    ),
  magento: (texts) =>
    table(
      texts.map((text, at) => ({
        sku: `p${at}`,
        product_type: "simple",
        name: text,
        description: text,
        price: "5",
        product_online: "1",
        categories: text,
        manufacturer: text,
        base_image: text,
      })),
      ",",
    ),
  wix: (texts) =>
    table(
      texts.map((text, at) => ({
        handleId: `p${at}`,
        fieldType: "Product",
        name: text,
        description: text,
        productImageUrl: text,
        collection: text,
        price: "5",
        visible: "true",
        brand: text,
        additionalInfoTitle1: text,
        additionalInfoDescription1: text,
      })),
      ",",
    ),
  squarespace: (texts) =>
    table(
      texts.map((text, at) => ({
        "Product ID [Non Editable]": `p${at}`,
        "Product Type [Non Editable]": "PHYSICAL",
        "Product URL": `p${at}`,
        Title: text,
        Description: text,
        "Option Name 1": text,
        "Option Value 1": text,
        Price: "5",
        Categories: text,
        Tags: text,
        "Hosted Image URLs": text,
      })),
      ",",
    ),
  etsy: (texts) =>
    table(
      texts.map((text, at) => ({
        TITLE: text,
        DESCRIPTION: text,
        PRICE: "5",
        CURRENCY_CODE: "EUR",
        QUANTITY: "1",
        TAGS: text,
        MATERIALS: text,
        IMAGE1: text,
        SKU: `p${at}`,
      })),
      ",",
    ),
  bigcommerce: (texts) =>
    table(
      texts.map((text, at) => ({
        "Item Type": "Product",
        "Product ID": `p${at}`,
        "Product Name": text,
        "Product Code/SKU": "",
        "Brand Name": text,
        "Product Description": text,
        Price: "5",
        Category: text,
        "Product Image URL - 1": text,
        "Product Image Description - 1": text,
        "Search Keywords": text,
      })),
      ",",
    ),
  prestashop: (texts) =>
    table(
      texts.map((text, at) => ({
        "Product ID": `p${at}`,
        "Active (0/1)": "1",
        "Name *": text,
        "Categories (x,y,z...)": text,
        "Price tax included": "5",
        Manufacturer: text,
        Description: text,
        "Tags (x,y,z...)": text,
        "Image URLs (x,y,z...)": text,
        "Feature(Name:Value:Position)": text,
      })),
      ";",
    ),
}

/** Formats that write brands and options together with others into one cell: only their titles are verbatim. */
const IN_ONE_CELL = [
  "google-xml",
  "google-tsv",
  "woocommerce",
  "magento",
  "wix",
  "squarespace",
  "etsy",
  "bigcommerce",
  "prestashop",
]

describe("hostile texts in every field of every format (F76)", () => {
  it.each(Object.keys(FORMATS))(
    "stay plain text, without markup in descriptions or as an image's address, in %s",
    async (format) => {
      const file = join(folder, `${format}.pdf`)
      await writeFile(file, Buffer.from(FORMATS[format]?.(TEXTS) ?? "", "utf8"))
      const result = await readCatalogueFile(file, { encoding: "utf-8" })
      expect(result.format).toBe(format)
      const byHandle = new Map(result.products.map((product) => [product.handle, product]))
      const refused = new Map(result.report.refused.map(({ handle, reasons }) => [handle, reasons]))
      const wrong: unknown[] = []
      for (const [at, text] of TEXTS.entries()) {
        const product = byHandle.get(`p${at}`)
        if (product === undefined) {
          if (
            !(refused.get(`p${at}`) ?? []).some(({ rule }) =>
              /^(?:missing|encoding|tooLong|imageAddress|list)$/u.test(rule),
            )
          )
            wrong.push([text, refused.get(`p${at}`)])
          continue
        }
        const {
          title,
          vendor = "",
          variants: [variant],
        } = product
        const verbatim = IN_ONE_CELL.includes(format) ? [title] : [title, vendor, variant?.options[0]?.value ?? ""]
        // WooCommerce prefixes an apostrophe to a cell that a spreadsheet would take for a formula.
        const written = format === "woocommerce" ? text.replace(/^'(?=[=+\-@\t\r])/u, "") : text
        if (verbatim.some((words) => words !== shown(written))) wrong.push([text, verbatim])
        if (!text.includes("&") && /<[a-z/!?][^>]*>/iu.test(product.descriptionText))
          wrong.push([text, product.descriptionText])
        for (const { url } of product.images) if (!url.startsWith("https://")) wrong.push([text, url])
      }
      expect(wrong).toEqual([])
      expect(byHandle.size + refused.size).toBe(TEXTS.length)
      // A text that no database can store, or that is blank, is refused.
      expect(byHandle.size).toBeGreaterThan(TEXTS.filter((text) => isStorable(text) && text.trim() !== "").length * 0.9)
    },
  )
})
