import { countedStock } from "./countedStock.ts"
import { makerPart } from "./makerPart.ts"
import type { SheetFormat } from "./SheetFormat.ts"
import { eachRow } from "./SheetFormat.ts"
import type { ProductPart, SheetCell, VariantPart } from "./SheetLine.ts"
import { cellOf, partsOf } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

/** The columns of a Shopify product file, in the spellings of its generations; the first one that says something counts. */
const COLUMNS = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  productType: ["Type", "Custom Product Type", "Standardized Product Type", "Product Category"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  sku: ["Variant SKU", "SKU"],
  price: ["Variant Price", "Price"],
  compareAtPrice: ["Variant Compare At Price", "Compare-at price"],
  inventory: ["Variant Inventory Qty", "Inventory quantity"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  whenGone: ["Variant Inventory Policy", "Continue selling when out of stock"],
  imageAddress: ["Image Src", "Product image URL"],
  imageAlt: ["Image Alt Text", "Image alt text"],
  variantImage: ["Variant Image", "Variant image URL"],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

const OPTIONS = [
  { name: ["Option1 Name", "Option1 name"], value: ["Option1 Value", "Option1 value"] },
  { name: ["Option2 Name", "Option2 name"], value: ["Option2 Value", "Option2 value"] },
  { name: ["Option3 Name", "Option3 name"], value: ["Option3 Value", "Option3 value"] },
] as const

const NO_OPTION = "Default Title"

/** A Shopify product CSV: rows of one product stand together; names of options and words of the product stand in its first. */
export const shopifyCsv: SheetFormat = {
  name: "shopify-csv",
  required: [COLUMNS.handle, COLUMNS.title, COLUMNS.price],
  isScattered: false,
  decimalMark: ".",
  productOf: (row) => of(row, "handle").text,
  linesOf: (rows) => {
    const isPriced = rows.some(isVariant)
    return eachRow(rows, (row, at) => ({
      line: row.line,
      handle: of(row, "handle"),
      isSold: isSold(rows[0]),
      images: of(row, "imageAddress").text === "" ? [] : [{ address: of(row, "imageAddress"), alt: of(row, "imageAlt").text }],
      ...(at > 0 ? {} : { product: productPart(row) }),
      // Other rows may hold a further picture alone; the first one is a variant where no row is.
      ...(isVariant(row) || (at === 0 && !isPriced) ? { variant: variantPart(row, rows[0]) } : {}),
    }))
  },
}

function isVariant(row: SheetRow): boolean {
  return of(row, "price").text !== "" || cellOf(row, OPTIONS[0].value).text !== ""
}

function of(row: SheetRow, column: keyof typeof COLUMNS): SheetCell {
  return cellOf(row, COLUMNS[column])
}

function isSold(head: SheetRow): boolean {
  const status = of(head, "status").text.toLowerCase()
  return status !== "draft" && status !== "archived" && of(head, "published").text.toLowerCase() !== "false"
}

function productPart(row: SheetRow): ProductPart {
  return {
    title: of(row, "title"), description: of(row, "body"), vendor: of(row, "vendor").text, productType: of(row, "productType").text,
    tags: partsOf(of(row, "tags").text, ","), translations: [],
    maker: makerPart((name) => metafieldOf(row, name)),
  }
}

/** A field of the merchant's own; its column is `Words (product.metafields.custom.name)`. */
function metafieldOf(row: SheetRow, name: string): SheetCell {
  const column = [...row.fields.keys()].find((own) => own.endsWith(`.${name})`) && own.includes("(product.metafields."))
  return cellOf(row, [column ?? name])
}

function variantPart(row: SheetRow, head: SheetRow): VariantPart {
  return {
    sku: of(row, "sku"),
    price: of(row, "price"),
    compareAtPrice: of(row, "compareAtPrice"),
    image: of(row, "variantImage"),
    ...countedStock(of(row, "inventory"), {
      isTracked: of(row, "tracker").text !== "" || !COLUMNS.tracker.some((column) => row.fields.has(column)),
      goesOn: /^(?:continue|true)$/iu.test(of(row, "whenGone").text),
    }),
    options: OPTIONS.flatMap(({ name, value }) => {
      const cell = cellOf(row, value)
      const named = cellOf(head, name).text
      return named === "" || cell.text === NO_OPTION ? [] : [{ name: named, value: cell }]
    }),
  }
}
