import type { SheetRow } from "./SheetRow.ts"

/** The columns of a Shopify product file, in the spellings of its generations; the first one that a file has counts. */
const COLUMNS = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  productType: ["Type", "Custom Product Type", "Standardized Product Type", "Product Category"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  option1Name: ["Option1 Name", "Option1 name"],
  option1Value: ["Option1 Value", "Option1 value"],
  option2Name: ["Option2 Name", "Option2 name"],
  option2Value: ["Option2 Value", "Option2 value"],
  option3Name: ["Option3 Name", "Option3 name"],
  option3Value: ["Option3 Value", "Option3 value"],
  sku: ["Variant SKU", "SKU"],
  price: ["Variant Price", "Price"],
  compareAtPrice: ["Variant Compare At Price", "Compare-at price"],
  inventory: ["Variant Inventory Qty", "Inventory quantity"],
  imageAddress: ["Image Src", "Product image URL"],
  imageAlt: ["Image Alt Text", "Image alt text"],
  variantImage: ["Variant Image", "Variant image URL"],
} as const

/** A column by what it means. */
export type ShopifyColumn = keyof typeof COLUMNS

/** Columns without which a file is no Shopify product file. */
export const REQUIRED_COLUMNS: readonly ShopifyColumn[] = ["handle", "title", "price"]

/** What stands in a column of a row, trimmed; empty when the file has no such column. */
export function cell(row: SheetRow, column: ShopifyColumn): string {
  for (const name of COLUMNS[column]) {
    const value = row.fields.get(name)?.trim()
    if (value !== undefined && value !== "") return value
  }
  return ""
}

/** The column's name as this file spells it. */
export function columnName(row: SheetRow, column: ShopifyColumn): string {
  return COLUMNS[column].find((name) => row.fields.has(name)) ?? COLUMNS[column][0]
}

/** Which required columns a header lacks, in their usual spelling. */
export function missingColumns(header: readonly string[]): readonly string[] {
  return REQUIRED_COLUMNS.filter((column) => !COLUMNS[column].some((name) => header.includes(name))).map((column) => COLUMNS[column][0])
}
