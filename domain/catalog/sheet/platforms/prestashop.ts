import { isColorName, isSizeName } from "../colorAndSizeNames.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { MANUFACTURER_FIELDS, manufacturerPart } from "../manufacturerPart.ts"
import { prestashopColumn } from "./prestashopColumn.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type { LineRemark, ProductPart, SheetCell, SheetLine, SheetOption, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

const ATTRIBUTE = "Attribute (Name:Type:Position)"
const VALUE = "Value (Value:Position)"
const NET_PRICE = "Price tax excluded"
/** Price columns, the one with tax first; the third does not say whether it includes tax. */
const PRICES = ["Price tax included", NET_PRICE, "Price tax excluded or Price tax included"] as const
const NOTHING = /^-?0*(?:[.,]0*)?$/u

/**
 * PrestaShop's product CSV, the back office's product list export, and its combinations CSV when products are in the
 * same table: a combination is a variant of the product with its id. Supports headers of every version.
 */
export const prestashop: SheetFormat = {
  name: "prestashop",
  reads: "table",
  used: [
    "Product ID",
    "Active (0/1)",
    "Name",
    "Categories (x,y,z...)",
    "Category",
    ...PRICES,
    "Discount amount",
    "Discount percent",
    "Discount from (yyyy-mm-dd)",
    "Discount to (yyyy-mm-dd)",
    "Reference #",
    "Manufacturer",
    "Quantity",
    "Visibility",
    "Summary",
    "Description",
    "Tags (x,y,z...)",
    "Available for order (0 = No, 1 = Yes)",
    "Image URLs (x,y,z...)",
    "Image alt texts (x,y,z...)",
    "Feature (Name:Value:Position)",
    "Out of stock action",
    "Product reference",
    ATTRIBUTE,
    VALUE,
    "Impact on price",
    "Image position",
    ...MANUFACTURER_FIELDS,
  ],
  notUsed: [
    "Tax rules ID",
    "Wholesale price",
    "On sale (0/1)",
    "Supplier reference #",
    "Supplier",
    "EAN13",
    "UPC",
    "MPN",
    "ISBN",
    "Ecotax",
    "Width",
    "Height",
    "Depth",
    "Weight",
    "Delivery time of in-stock products",
    "Delivery time of out-of-stock products with allowed orders",
    "Minimal quantity",
    "Low stock level",
    "Send me an email when the quantity is under this level",
    "Additional shipping cost",
    "Unity",
    "Unit price",
    "Meta title",
    "Meta keywords",
    "Meta description",
    "URL rewritten",
    "Text when in stock",
    "Text when backorder allowed",
    "Product available date",
    "Product creation date",
    "Show price (0 = No, 1 = Yes)",
    "Delete existing images (0 = No, 1 = Yes)",
    "Available online only (0 = No, 1 = Yes)",
    "Condition",
    "Customizable (0 = No, 1 = Yes)",
    "Uploadable files (0 = No, 1 = Yes)",
    "Text fields (0 = No, 1 = Yes)",
    "Virtual product (0 = No, 1 = Yes)",
    "File URL",
    "Number of allowed downloads",
    "Expiration date",
    "Number of days",
    "ID / Name of shop",
    "Advanced stock management",
    "Depends on stock",
    "Warehouse",
    "Accessories (x,y,z...)",
    "Impact on weight",
    "Default (0 = No, 1 = Yes)",
    "Combination available date",
    "Position",
  ],
  fieldName: prestashopColumn,
  required: [["Product ID"], ["Name", ATTRIBUTE], [...PRICES, ATTRIBUTE]],
  hasScatteredRows: true,
  decimalMark: ".",
  linksOf: (row) =>
    isCombination(row) || referenceOf(row).text === ""
      ? []
      : [[`reference:${referenceOf(row).text}`, nameOf(row).text]],
  productOf: (row, links) => {
    if (!isCombination(row)) return nameOf(row).text
    const { text } = of(row, "Product reference")
    return of(row, "Product ID").text === "" && text !== ""
      ? (links.get(`reference:${text}`) ?? text)
      : of(row, "Product ID").text
  },
  linesOf: ([first, ...others]) => {
    const rows = [first, ...others]
    const head = rows.find((row) => !isCombination(row))
    const pictures = head === undefined ? [] : picturesOf(head)
    const [line, ...more] = rows.map((row): SheetLine => {
      if (head === undefined) return { ...lineOf(row, row), reasons: [{ rule: "withoutProduct", cell: nameOf(row) }] }
      if (row === head) return headLine(row, rows.length > 1 && rows.some(isCombination))
      return isCombination(row)
        ? combinationLine(row, head, pictures)
        : { ...lineOf(row, head), reasons: [{ rule: "repeatedProduct", cell: nameOf(row) }] }
    })
    return [line ?? lineOf(first, first), ...more]
  },
}

function of(row: SheetRow, column: string): SheetCell {
  return cellOf(row, [column])
}

const isCombination = (row: SheetRow) => of(row, ATTRIBUTE).text !== "" || of(row, VALUE).text !== ""

function referenceOf(row: SheetRow): SheetCell {
  return of(row, "Reference #")
}

/** Returns its id; a file for import may have none, for PrestaShop to assign. */
function nameOf(row: SheetRow): SheetCell {
  const id = of(row, "Product ID")
  return (
    [id, ...(isCombination(row) ? [of(row, "Product reference")] : [referenceOf(row), of(row, "Name")])].find(
      ({ text }) => text !== "",
    ) ?? id
  )
}

function lineOf(row: SheetRow, head: SheetRow): SheetLine {
  const isDisabled = ["Active (0/1)", "Available for order (0 = No, 1 = Yes)"].some((column) =>
    /^(?:0|no|false|disabled)$/iu.test(of(head, column).text),
  )
  return {
    ...placeOf(row),
    handle: nameOf(head),
    isForSale: !isDisabled && of(head, "Visibility").text.toLowerCase() !== "none",
    images: [],
  }
}

function headLine(row: SheetRow, hasCombinations: boolean): SheetLine {
  const features = featuresOf(row)
  const isChoice = ({ name, value: { text } }: SheetOption) =>
    !hasCombinations &&
    (isColorName(name) || isSizeName(name)) &&
    features.filter((one) => one.name === name).length === 1 &&
    text !== ""
  return {
    ...lineOf(row, row),
    product: productPart(row),
    images: picturesOf(row),
    ...(hasCombinations ? {} : { variant: variantPart(row, row, features.filter(isChoice)) }),
    remarks: [
      ...priceRemarks(row),
      ...(isNumbers(categoriesOf(row)) ? [{ rule: "categoriesLeftOut" as const, cell: categoriesOf(row) }] : []),
      ...features
        .filter((feature) => !isChoice(feature))
        .map(({ name, value }) => ({
          rule: "attributeLeftOut" as const,
          cell: { ...value, text: `${name}: ${value.text}` },
        })),
    ],
  }
}

/** Returns remarks for a price that may exclude tax, and for an ignored discount. */
function priceRemarks(row: SheetRow): readonly LineRemark[] {
  const price = cellOf(row, PRICES)
  const amount = of(row, "Discount amount")
  const isNet = price.text !== "" && price.column !== PRICES[0]
  return [
    ...(isNet ? [{ rule: "netPrice" as const, cell: price }] : []),
    ...(isFilled(amount) && (isNet || isFilled(of(row, "Discount percent")))
      ? [{ rule: "discountLeftOut" as const, cell: amount }]
      : []),
  ]
}

const isFilled = ({ text }: SheetCell) => text !== "" && !NOTHING.test(text)
const isNumbers = ({ text }: SheetCell) => /^\d+(?:\s*,\s*\d+)*$/u.test(text)
const categoriesOf = (row: SheetRow) => cellOf(row, ["Categories (x,y,z...)", "Category"])

function productPart(row: SheetRow): ProductPart {
  const summary = of(row, "Summary").text
  const description = of(row, "Description")
  const categories = categoriesOf(row)
  const paths = isNumbers(categories)
    ? []
    : partsOf(categories.text, ",")
        .map((path) => withoutRoot(partsOf(path, "/")))
        .filter((path) => path.length > 0)
  return {
    title: of(row, "Name"),
    description:
      summary === "" || description.text.includes(summary)
        ? description
        : { ...description, text: `<p>${summary}</p>${description.text}` },
    vendor: of(row, "Manufacturer").text,
    productType: paths[0]?.at(-1) ?? "",
    categoryPaths: paths,
    categories,
    tags: partsOf(of(row, "Tags (x,y,z...)").text, ","),
    translations: [],
    manufacturerInfo: manufacturerPart((name) => of(row, name)),
  }
}

/** Removes PrestaShop's root categories. */
function withoutRoot(path: readonly string[]): readonly string[] {
  const at = path.findIndex((step) => !/^(?:root|home)$/iu.test(step))
  return at < 0 ? [] : path.slice(at)
}

/** `Color:Red:0, Size:M:1`. */
function featuresOf(row: SheetRow): readonly SheetOption[] {
  const { text, column } = of(row, "Feature (Name:Value:Position)")
  return partsOf(text, ",").map((feature) => {
    const [name = "", value = ""] = feature.split(":").map((part) => part.trim())
    return { name, value: { text: value, column }, isSingleValue: true }
  })
}

function combinationLine(row: SheetRow, head: SheetRow, pictures: SheetLine["images"]): SheetLine {
  const names = partsOf(of(row, ATTRIBUTE).text, ",").map((attribute) => attribute.split(":")[0]?.trim() ?? "")
  const { text, column } = of(row, VALUE)
  const values = partsOf(text, ",").map((value) => value.replace(/:\d+$/u, "").trim())
  const impact = of(row, "Impact on price")
  const position = Number(partsOf(of(row, "Image position").text, ",")[0])
  const image = partsOf(of(row, "Image URLs (x,y,z...)").text, ",")[0]
  const own =
    image === undefined ? pictures[position - 1]?.address : { ...of(row, "Image URLs (x,y,z...)"), text: image }
  const options = names.map((name, at) => ({ name, value: { text: values[at] ?? "", column }, isSingleValue: true }))
  const isGross = cellOf(head, PRICES).column === PRICES[0]
  return {
    ...lineOf(row, head),
    variant: {
      ...variantPart(row, head, options),
      surcharge: isFilled(impact) ? impact : { ...impact, text: "" },
      ...(own === undefined ? {} : { image: own }),
    },
    ...(values.length > names.length ? { reasons: [{ rule: "optionCount", cell: { text, column } }] } : {}),
    // The price impact of a combination excludes tax.
    remarks: isGross && isFilled(impact) ? [{ rule: "netPrice", cell: impact }] : [],
  }
}

function variantPart(row: SheetRow, head: SheetRow, options: readonly SheetOption[]): VariantPart {
  const sale = discountOf(head)
  const action = of(head, "Out of stock action").text
  return {
    sku: referenceOf(row),
    price: cellOf(head, PRICES),
    roundsPrices: true,
    ...(sale === undefined ? {} : { sale }),
    ...parseStockCount(of(row, "Quantity"), { allowsBackorder: action === "1" }),
    options,
  }
}

/**
 * Returns the discount of a product, applied to each of its combinations. Discount amounts include tax, so they do not
 * apply to a price without.
 */
function discountOf(head: SheetRow): VariantPart["sale"] {
  const [percent, amount] = [of(head, "Discount percent"), of(head, "Discount amount")]
  const dates = { from: dateOf(head, "Discount from (yyyy-mm-dd)"), to: dateOf(head, "Discount to (yyyy-mm-dd)") }
  if (isFilled(percent)) return { price: percent, ...dates, kind: "percentOff" }
  return isFilled(amount) && cellOf(head, PRICES).column === PRICES[0]
    ? { price: amount, ...dates, kind: "amountOff" }
    : undefined
}

/** `0000-00-00` means no date. */
function dateOf(row: SheetRow, column: string): SheetCell {
  const cell = of(row, column)
  return /^0{4}-00-00/u.test(cell.text) ? { ...cell, text: "" } : cell
}

function picturesOf(row: SheetRow): SheetLine["images"] {
  const { text, column } = of(row, "Image URLs (x,y,z...)")
  const alts = of(row, "Image alt texts (x,y,z...)")
    .text.split(",")
    .map((alt) => alt.trim())
  return partsOf(text, ",").map((address, at) => ({ address: { text: address, column }, alt: alts[at] ?? "" }))
}
