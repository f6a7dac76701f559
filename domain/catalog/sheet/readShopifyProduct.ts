import type { ImportedProduct, ImportedVariant } from "./ImportedProduct.ts"
import { minorUnitsOf } from "./minorUnitsOf.ts"
import type { SheetProblem, SheetRow } from "./SheetRow.ts"
import { sheetProblem } from "./SheetRow.ts"
import type { ShopifyColumn } from "./shopifyColumns.ts"
import { cell, columnName } from "./shopifyColumns.ts"
import { textOfHtml } from "./textOfHtml.ts"

/** What the rows of one product amount to. */
export type ReadProduct =
  | { readonly read: "product"; readonly product: ImportedProduct }
  /** A draft, or archived: the merchant does not sell it. */
  | { readonly read: "unpublished"; readonly handle: string }
  | { readonly read: "refused"; readonly handle: string; readonly problems: readonly SheetProblem[] }

/** What the file's rules depend on. */
export interface SheetCircumstances {
  readonly currencyDecimals: number
  /** Whether a text is an https address, by the platform's own parser. */
  readonly isImageAddress: (text: string) => boolean
}

const MAX_TITLE = 255
const MAX_VARIANTS = 2000
const NO_OPTION = "Default Title"

/**
 * One product from its rows, which stand together in the file and share a handle. All or nothing: one refused row refuses
 * the product, and every problem of it is told.
 */
export function readShopifyProduct(rows: readonly [SheetRow, ...SheetRow[]], circumstances: SheetCircumstances): ReadProduct {
  const [head] = rows
  const handle = cell(head, "handle")
  if (isUnpublished(head)) return { read: "unpublished", handle }
  const problems: SheetProblem[] = []
  const report = (row: SheetRow, rule: SheetProblem["rule"], column: ShopifyColumn) =>
    problems.push(sheetProblem(row.line, rule, columnName(row, column), cell(row, column)))
  const title = cell(head, "title")
  if (title === "") report(head, "missing", "title")
  if ([...title].length > MAX_TITLE) report(head, "tooLong", "title")
  const variantRows = rows.filter((row) => cell(row, "price") !== "" || cell(row, "option1Value") !== "")
  if (variantRows.length === 0) report(head, "missing", "price")
  if (variantRows.length > MAX_VARIANTS) report(head, "tooMany", "option1Value")
  const variants = variantRows.slice(0, MAX_VARIANTS).map((row) => readVariant(row))
  reportRepeats(variants)
  const images = rows.flatMap((row) => readImage(row))
  if (problems.length > 0) return { read: "refused", handle, problems }
  const vendor = cell(head, "vendor")
  const productType = cell(head, "productType")
  return {
    read: "product",
    product: {
      handle,
      title,
      descriptionText: textOfHtml(cell(head, "body")),
      ...(vendor === "" ? {} : { vendor }),
      ...(productType === "" ? {} : { productType }),
      tags: cell(head, "tags").split(",").map((tag) => tag.trim()).filter((tag) => tag !== ""),
      images,
      variants: variants.map(({ variant }) => variant),
    },
  }

  function readVariant(row: SheetRow): { readonly row: SheetRow; readonly variant: ImportedVariant } {
    const price = minorUnitsOf(cell(row, "price"), circumstances.currencyDecimals)
    if (price === undefined) report(row, cell(row, "price") === "" ? "missing" : "price", "price")
    const compareAtText = cell(row, "compareAtPrice")
    const compareAtPrice = compareAtText === "" ? undefined : minorUnitsOf(compareAtText, circumstances.currencyDecimals)
    if (compareAtText !== "" && compareAtPrice === undefined) report(row, "price", "compareAtPrice")
    const inventoryText = cell(row, "inventory")
    if (!/^(?:-?[0-9]{1,9})?$/.test(inventoryText)) report(row, "quantity", "inventory")
    const image = cell(row, "variantImage")
    if (image !== "" && !circumstances.isImageAddress(image)) report(row, "imageAddress", "variantImage")
    const sku = cell(row, "sku")
    const variant: ImportedVariant = {
      ...(sku === "" ? {} : { sku }),
      options: readOptions(row),
      price: price ?? 0,
      // A price "before" that is not higher promises a reduction that is none: it is left out.
      ...(compareAtPrice !== undefined && price !== undefined && compareAtPrice > price ? { compareAtPrice } : {}),
      inventory: Math.max(0, Number(inventoryText === "" ? 0 : inventoryText)),
      ...(image === "" ? {} : { image }),
    }
    return { row, variant }
  }

  function readOptions(row: SheetRow): ImportedVariant["options"] {
    const columns = [["option1Name", "option1Value"], ["option2Name", "option2Value"], ["option3Name", "option3Value"]] as const
    return columns.flatMap(([nameColumn, valueColumn]) => {
      // Names stand in the product's first row only.
      const name = cell(head, nameColumn)
      const value = cell(row, valueColumn)
      if (name === "" || value === NO_OPTION) return []
      if (value === "") report(row, "missing", valueColumn)
      return [{ name, value }]
    })
  }

  function readImage(row: SheetRow): ImportedProduct["images"] {
    const url = cell(row, "imageAddress")
    if (url === "") return []
    if (!circumstances.isImageAddress(url)) report(row, "imageAddress", "imageAddress")
    const alt = cell(row, "imageAlt")
    return [{ url, ...(alt === "" ? {} : { alt }) }]
  }

  function reportRepeats(read: readonly { readonly row: SheetRow; readonly variant: ImportedVariant }[]): void {
    const choices = new Set<string>()
    const skus = new Set<string>()
    for (const { row, variant } of read) {
      const choice = JSON.stringify(variant.options)
      if (choices.has(choice)) report(row, "duplicateVariant", "option1Value")
      else if (variant.sku !== undefined && skus.has(variant.sku)) report(row, "duplicateSku", "sku")
      choices.add(choice)
      if (variant.sku !== undefined) skus.add(variant.sku)
    }
  }
}

function isUnpublished(head: SheetRow): boolean {
  const status = cell(head, "status").toLowerCase()
  return status === "draft" || status === "archived" || cell(head, "published").toLowerCase() === "false"
}
