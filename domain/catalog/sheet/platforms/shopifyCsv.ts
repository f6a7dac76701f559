import { stepsOf } from "../categoryPaths.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { differingValues } from "../differingValues.ts"
import { manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import { mapRows } from "../SheetFormat.ts"
import type { LineRemark, ProductPart, SheetCell, SheetLine, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

/** Columns of a Shopify product file in the spellings of its versions; the first non-empty one wins. */
const COLUMNS = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  productType: ["Type", "Custom Product Type"],
  category: ["Product Category", "Product category", "Standardized Product Type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  sku: ["Variant SKU", "SKU"],
  price: ["Variant Price", "Price"],
  compareAtPrice: ["Variant Compare At Price", "Compare-at price"],
  inventory: ["Variant Inventory Qty", "Inventory quantity"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  continueSelling: ["Variant Inventory Policy", "Continue selling when out of stock"],
  imageAddress: ["Image Src", "Product image URL"],
  imageAlt: ["Image Alt Text", "Image alt text"],
  variantImage: ["Variant Image", "Variant image URL"],
  giftCard: ["Gift Card", "Gift card"],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

const OPTIONS = [
  { name: ["Option1 Name", "Option1 name"], value: ["Option1 Value", "Option1 value"] },
  { name: ["Option2 Name", "Option2 name"], value: ["Option2 Value", "Option2 value"] },
  { name: ["Option3 Name", "Option3 name"], value: ["Option3 Value", "Option3 value"] },
] as const

const NO_OPTION = "Default Title"

const METAFIELDS = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_email",
  "responsible_person_name",
  "responsible_person_address",
  "responsible_person_email",
  "safety_warnings",
] as const
/** Shopify's name for products without a category. */
const NO_CATEGORY = /^uncategori[sz]ed$/iu

/**
 * A Shopify product CSV: rows of one product are adjacent; option names and product-level texts are in its first row.
 */
export const shopifyCsv: SheetFormat = {
  name: "shopify-csv",
  reads: "table",
  used: [...Object.values(COLUMNS).flat(), ...OPTIONS.flatMap(({ name, value }) => [...name, ...value]), ...METAFIELDS],
  notUsed: [
    "Variant Grams",
    "Variant Weight Unit",
    "Variant Fulfillment Service",
    "Variant Requires Shipping",
    "Variant Taxable",
    "Variant Barcode",
    "Variant Tax Code",
    "Image Position",
    "SEO Title",
    "SEO Description",
    "Cost per item",
    "Option1 Linked To",
    "Option2 Linked To",
    "Option3 Linked To",
    "Unit Price Total Measure",
    "Unit Price Base Measure",
    "Google Shopping / Google Product Category",
    "Google Shopping / Gender",
    "Google Shopping / Age Group",
    "Google Shopping / MPN",
    "Google Shopping / Condition",
    "Google Shopping / Custom Product",
    "Google Shopping / Custom Label 0",
    "Barcode",
    "Weight value (grams)",
    "Weight unit for display",
    "Requires shipping",
    "Fulfillment service",
    "Charge tax",
    "Tax code",
    "Image position",
    "SEO title",
    "SEO description",
  ],
  // A metafield's column is `Words (product.metafields.custom.name)`.
  fieldName: (header) =>
    METAFIELDS.find((name) => header.includes("(product.metafields.") && header.endsWith(`.${name})`)) ?? header,
  required: [COLUMNS.handle, COLUMNS.title, COLUMNS.price],
  hasScatteredRows: false,
  decimalMark: ".",
  productOf: (row) => of(row, "handle").text,
  linesOf: (rows) => {
    const isPriced = rows.some(isVariant)
    const isGiftCard = of(rows[0], "giftCard").text.toLowerCase() === "true"
    return mapRows(rows, (row, at): SheetLine => ({
      ...placeOf(row),
      handle: of(row, "handle"),
      isForSale: isForSale(rows[0]) && !isGiftCard,
      images:
        of(row, "imageAddress").text === ""
          ? []
          : [{ address: of(row, "imageAddress"), alt: of(row, "imageAlt").text }],
      ...(at > 0 ? {} : { product: productPart(row) }),
      // Other rows may only contain another image; the first row is a variant when no row has a price.
      ...(isVariant(row) || (at === 0 && !isPriced) ? { variant: variantPart(row, rows[0]) } : {}),
      remarks: [
        ...(isGiftCard && at === 0 ? [{ rule: "notForSale" as const, cell: of(row, "giftCard") }] : []),
        ...(at === 0
          ? []
          : differingValues(row, rows[0], [COLUMNS.title, COLUMNS.body, COLUMNS.vendor, COLUMNS.productType])),
        ...unnamedOptions(row, rows[0]),
      ],
    }))
  },
}

/** Whether a row has variant data: a row without a price is a variant that lacks it. */
function isVariant(row: SheetRow): boolean {
  const cells = [
    of(row, "price"),
    of(row, "sku"),
    of(row, "compareAtPrice"),
    of(row, "inventory"),
    ...OPTIONS.map(({ value }) => cellOf(row, value)),
  ]
  return cells.some(({ text }) => text !== "")
}

function of(row: SheetRow, column: keyof typeof COLUMNS): SheetCell {
  return cellOf(row, COLUMNS[column])
}

function isForSale(head: SheetRow): boolean {
  const status = of(head, "status").text.toLowerCase()
  return status !== "draft" && status !== "archived" && of(head, "published").text.toLowerCase() !== "false"
}

function productPart(row: SheetRow): ProductPart {
  const own = of(row, "productType")
  const category = of(row, "category")
  const isCategorized = category.text !== "" && !NO_CATEGORY.test(category.text)
  const path = stepsOf(isCategorized ? category.text : own.text)
  return {
    title: of(row, "title"),
    description: of(row, "body"),
    vendor: of(row, "vendor").text,
    productType: stepsOf(own.text).at(-1) ?? path.at(-1) ?? "",
    categoryPaths: [path],
    categories: isCategorized ? category : own,
    tags: partsOf(of(row, "tags").text, ","),
    translations: [],
    manufacturerInfo: manufacturerPart((name) => cellOf(row, [name])),
  }
}

function unnamedOptions(row: SheetRow, head: SheetRow): readonly LineRemark[] {
  return OPTIONS.flatMap(({ name, value }, at) => {
    const cell = cellOf(row, value)
    const isUnnamed = cell.text !== "" && cell.text !== NO_OPTION && cellOf(head, name).text === ""
    return isUnnamed ? [{ rule: "unnamedOption" as const, cell, replacement: `Option ${at + 1}` }] : []
  })
}

function variantPart(row: SheetRow, head: SheetRow): VariantPart {
  return {
    sku: of(row, "sku"),
    price: of(row, "price"),
    compareAtPrice: of(row, "compareAtPrice"),
    image: of(row, "variantImage"),
    ...parseStockCount(of(row, "inventory"), {
      isTracked: of(row, "tracker").text !== "" || !COLUMNS.tracker.some((column) => row.fields.has(column)),
      allowsBackorder: /^(?:continue|true)$/iu.test(of(row, "continueSelling").text),
    }),
    options: OPTIONS.flatMap(({ name, value }, at) => {
      const cell = cellOf(row, value)
      const named = cellOf(head, name).text
      if (cell.text === NO_OPTION || (named === "" && cell.text === "")) return []
      return [{ name: named === "" ? `Option ${at + 1}` : named, value: cell }]
    }),
  }
}
