import type { ParsedChoice } from "./bigcommerceOptions.ts"
import { parseChoices, parseCategoryPaths } from "./bigcommerceOptions.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { MANUFACTURER_FIELDS, manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import { mapRows } from "../SheetFormat.ts"
import type { LineRemark, ProductPart, SheetCell, SheetLine, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

/** The columns of BigCommerce's older and newer export. */
const COLUMNS = {
  kind: ["Item Type", "Item"],
  id: ["Product ID", "ID"],
  name: ["Product Name", "Name"],
  options: ["Options"],
  sku: ["Product Code/SKU", "SKU"],
  brand: ["Brand Name", "Brand", "Brand ID"],
  description: ["Product Description", "Description"],
  price: ["Price"],
  retailPrice: ["Retail Price"],
  salePrice: ["Sale Price"],
  visible: ["Product Visible?", "Product Visible", "Is Visible"],
  sellable: ["Allow Purchases?"],
  tracking: ["Track Inventory", "Inventory Tracking"],
  stock: ["Current Stock Level", "Stock Level", "Current Stock"],
  categories: ["Category", "Categories", "Category String", "Category Details"],
  keywords: ["Search Keywords"],
  variantImage: ["Variant Image URL", "Product Image URL - 1", "Product Image File - 1"],
  image: ["Image URL (Import)", "Internal Image URL (Export)"],
  imageText: ["Image Description"],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

/** Maximum number of images of a row. */
const MAX_PICTURES = 250
const NOTHING = /^0*(?:\.0*)?$/u

/**
 * BigCommerce's product CSV of both generations: a product row, followed by rows of its variants, its rules (older) and
 * its images (newer).
 */
export const bigcommerce: SheetFormat = {
  name: "bigcommerce",
  reads: "table",
  used: [
    ...Object.values(COLUMNS).flat(),
    "Product Image URL - #",
    "Product Image File - #",
    "Product Image Description - #",
    ...MANUFACTURER_FIELDS,
  ],
  notUsed: [
    "Product Type",
    "Type",
    "Bin Picking Number",
    "Option Set",
    "Option Set Align",
    "Cost Price",
    "Fixed Shipping Cost",
    "Free Shipping",
    "Product Warranty",
    "Warranty",
    "Product Weight",
    "Weight",
    "Product Width",
    "Width",
    "Product Height",
    "Height",
    "Product Depth",
    "Depth",
    "Product Availability",
    "Low Stock Level",
    "Low Stock",
    "Product File - #",
    "Product File Description - #",
    "Product File Max Downloads - #",
    "Product File Expires After - #",
    "Product Image ID - #",
    "Product Image Path - #",
    "Product Image Is Thumbnail - #",
    "Product Image Sort - #",
    "Image is Thumbnail",
    "Image Sort Order",
    "Page Title",
    "Meta Keywords",
    "Meta Description",
    "MYOB Asset Acct",
    "MYOB Income Acct",
    "MYOB Expense Acct",
    "Product Condition",
    "Show Product Condition?",
    "Show Product Condition",
    "Event Date Required?",
    "Event Date Name",
    "Event Date Is Limited?",
    "Event Date Start Date",
    "Event Date End Date",
    "Sort Order",
    "Product Tax Class",
    "Tax Class",
    "Product UPC/EAN",
    "UPC/EAN",
    "Stop Processing Rules",
    "Product URL",
    "Redirect Old URL?",
    "Date Added",
    "Date Modified",
    "GPS Enabled",
    "GPS Global Trade Item Number",
    "Global Trade Number",
    "GPS Manufacturer Part Number",
    "Manufacturer Part Number",
    "GPS Gender",
    "GPS Age Group",
    "GPS Color",
    "GPS Size",
    "GPS Material",
    "GPS Pattern",
    "GPS Item Group ID",
    "GPS Category",
    "Tax Provider Tax Code",
    "Product Custom Fields",
    "Custom Fields",
    "Channels",
    "Is Featured",
    "YouTube ID",
    "Video Title",
    "Video Description",
    "Video Sort Order",
  ],
  required: [COLUMNS.kind, COLUMNS.id, COLUMNS.name, COLUMNS.sku, COLUMNS.price, ["Item Type", "Options"]],
  hasScatteredRows: false,
  decimalMark: ".",
  inheritsProduct: true,
  // Rows of variants, rules and images have ids of their own.
  productOf: (row) => (kindOf(row) === "product" ? handleOf(row).text : ""),
  linesOf: (rows) => {
    const [head] = rows
    const family = familyOf(rows)
    return mapRows(rows, (row) => lineOf(row, head, family))
  },
}

interface Family {
  readonly hasVariants: boolean
  /** Rules by the SKU of their variant. */
  readonly rules: ReadonlyMap<string, SheetRow>
}

function of(row: SheetRow, column: keyof typeof COLUMNS): SheetCell {
  return cellOf(row, COLUMNS[column])
}

const kindOf = (row: SheetRow) => of(row, "kind").text.toLowerCase()
const isVariant = (row: SheetRow) => kindOf(row) === "sku" || kindOf(row) === "variant"
const isNo = ({ text }: SheetCell) => /^(?:n|no|false|0)$/iu.test(text)

function handleOf(row: SheetRow): SheetCell {
  return [of(row, "id"), of(row, "sku")].find(({ text }) => text !== "") ?? of(row, "name")
}

function familyOf(rows: readonly SheetRow[]): Family {
  const variants = rows.filter(isVariant)
  const skus = new Set(variants.map((row) => of(row, "sku").text))
  const named = rows.filter(
    (row) => kindOf(row) === "rule" && of(row, "sku").text !== "" && skus.has(of(row, "sku").text),
  )
  return { hasVariants: variants.length > 0, rules: new Map(named.map((row) => [of(row, "sku").text, row])) }
}

function lineOf(row: SheetRow, head: SheetRow, { hasVariants, rules }: Family): SheetLine {
  const isForSale = !isNo(of(head, "visible")) && !isNo(of(head, "sellable"))
  const line: SheetLine = {
    ...placeOf(row),
    handle: kindOf(head) === "product" ? handleOf(head) : { text: "", column: of(head, "id").column },
    isForSale,
    images: [],
  }
  switch (kindOf(row)) {
    case "product":
      if (row !== head) return { ...line, reasons: [{ rule: "repeatedProduct", cell: handleOf(row) }] }
      return {
        ...line,
        images: picturesOf(row),
        product: productPart(row),
        ...(hasVariants ? {} : { variant: variantPart(row, head, undefined) }),
        remarks: productRemarks(row),
      }
    case "sku":
    case "variant": {
      const rule = rules.get(of(row, "sku").text)
      const isDisabled = isNo(of(row, "sellable")) || (rule !== undefined && isNo(of(rule, "sellable")))
      return {
        ...line,
        isForSale: isForSale && !isDisabled,
        variant: variantPart(row, head, rule),
        remarks: variantRemarks(row, head, rule),
        reasons: unreadChoices(row),
      }
    }
    case "rule":
      return rules.get(of(row, "sku").text) === row
        ? { ...line, isReadByOtherLine: true }
        : { ...line, remarks: [{ rule: "priceRule", cell: ruleCell(row) }] }
    case "image": {
      const address = of(row, "image")
      return { ...line, images: address.text === "" ? [] : [{ address, alt: of(row, "imageText").text }] }
    }
    case "video":
      return { ...line, remarks: [{ rule: "valueNotUsed", cell: cellOf(row, ["YouTube ID"]) }] }
    default:
      return { ...line, remarks: [{ rule: "kindUnknown", cell: of(row, "kind") }] }
  }
}

function ruleCell(row: SheetRow): SheetCell {
  return of(row, "price").text === "" ? of(row, "name") : of(row, "price")
}

function choicesText(row: SheetRow): SheetCell {
  return kindOf(row) === "variant" ? of(row, "options") : of(row, "name")
}

/** A variant with unreadable options cannot be distinguished from others. */
function unreadChoices(row: SheetRow): NonNullable<SheetLine["reasons"]> {
  const cell = choicesText(row)
  return parseChoices(cell.text).length > 0 ? [] : [{ rule: cell.text === "" ? "missing" : "unreadOptions", cell }]
}

const isNumbers = ({ text }: SheetCell) => /^\d+(?:\s*[;,|]\s*\d+)*$/u.test(text)

function productPart(row: SheetRow): ProductPart {
  const categories = of(row, "categories")
  const paths = isNumbers(categories) ? [] : parseCategoryPaths(categories.text)
  const brand = of(row, "brand")
  return {
    title: of(row, "name"),
    description: of(row, "description"),
    vendor: isNumbers(brand) ? "" : brand.text,
    productType: paths[0]?.at(-1) ?? "",
    categoryPaths: paths,
    categories,
    tags: partsOf(of(row, "keywords").text, ","),
    translations: [],
    manufacturerInfo: manufacturerPart((name) => cellOf(row, [name])),
  }
}

/** Categories and brands given by number have no display name. */
function productRemarks(row: SheetRow): readonly LineRemark[] {
  const [categories, brand] = [of(row, "categories"), of(row, "brand")]
  return [
    ...(isNumbers(categories) ? [{ rule: "categoriesLeftOut" as const, cell: categories }] : []),
    ...(isNumbers(brand) ? [{ rule: "valueNotUsed" as const, cell: brand }] : []),
  ]
}

function variantRemarks(row: SheetRow, head: SheetRow, rule: SheetRow | undefined): readonly LineRemark[] {
  const { text } = of(head, "stock")
  const sale = of(head, "salePrice")
  const isChanged = pricesOf(row, head, rule).surcharge !== undefined
  return [
    ...(isTrackedByProduct(head) && text !== ""
      ? [{ rule: "sharedStock" as const, cell: { text, column: of(row, "stock").column } }]
      : []),
    ...(isChanged && !NOTHING.test(sale.text) ? [{ rule: "discountLeftOut" as const, cell: sale }] : []),
  ]
}

const trackingOf = (head: SheetRow) => of(head, "tracking").text.toLowerCase().replace(/^by /u, "")
const isTrackedByProduct = (head: SheetRow) => trackingOf(head) === "product"

/** Returns the price of a variant: its own, or the product's adjusted by its rule. */
function pricesOf(
  row: SheetRow,
  head: SheetRow,
  rule: SheetRow | undefined,
): Pick<VariantPart, "price" | "surcharge" | "sale" | "compareAtPrice"> {
  const written = [of(row, "price"), ...(rule === undefined ? [] : [of(rule, "price")])].find(({ text }) => text !== "")
  const { kind, amount } = /^\[(?<kind>[A-Z]+)\](?<amount>.*)$/u.exec(written?.text ?? "")?.groups ?? {}
  const never = { text: "", column: of(head, "salePrice").column }
  const hasOwnValue = row !== head && written !== undefined && kind === undefined
  const from = hasOwnValue ? row : head
  const sale = of(from, "salePrice")
  const reduced = NOTHING.test(sale.text) ? {} : { sale: { price: sale, from: never, to: never } }
  const retail = { compareAtPrice: of(from, "retailPrice") }
  if (written === undefined) return { price: of(head, "price"), ...reduced, ...retail }
  if (kind === undefined) return { price: written, ...reduced, ...retail }
  if (kind === "FIXED") return { price: { ...written, text: amount?.trim() ?? "" } }
  const surcharge = {
    ...written,
    text: kind === "ADD" ? (amount?.trim() ?? "") : kind === "REMOVE" ? `-${amount?.trim() ?? ""}` : written.text,
  }
  return { price: of(head, "price"), surcharge }
}

function variantPart(row: SheetRow, head: SheetRow, rule: SheetRow | undefined): VariantPart {
  const tracking = trackingOf(head)
  const stock = row !== head && isTrackedByProduct(head) ? of(head, "stock") : of(row, "stock")
  const own =
    row === head
      ? undefined
      : [row, ...(rule === undefined ? [] : [rule])]
          .map((one) => of(one, "variantImage"))
          .find(({ text }) => text !== "")
  const cell = choicesText(row)
  return {
    sku: of(row, "sku"),
    ...pricesOf(row, head, rule),
    ...parseStockCount(stock, { isTracked: tracking !== "none" && !(row === head && tracking === "variant") }),
    ...(own === undefined ? {} : { image: own }),
    options:
      row === head
        ? []
        : parseChoices(cell.text).map(({ name, value }: ParsedChoice) => ({
            name,
            value: { text: value, column: cell.column },
            isSingleValue: true,
          })),
  }
}

function picturesOf(row: SheetRow): SheetLine["images"] {
  const images: SheetLine["images"][number][] = []
  for (let number = 1; number <= MAX_PICTURES; number += 1) {
    const columns = [`Product Image URL - ${number}`, `Product Image File - ${number}`] as const
    if (!columns.some((column) => row.fields.has(column))) break
    const address = cellOf(row, columns)
    if (address.text !== "") images.push({ address, alt: cellOf(row, [`Product Image Description - ${number}`]).text })
  }
  return images
}
