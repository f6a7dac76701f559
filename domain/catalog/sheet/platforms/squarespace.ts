import { parseStockCount } from "../parseStockCount.ts"
import { differingValues } from "../differingValues.ts"
import { MANUFACTURER_FIELDS, manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import { mapRows } from "../SheetFormat.ts"
import type { LineRemark, ProductPart, SheetCell, SheetLine, SheetOption, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

const ID = ["Product ID [Non Editable]", "Product ID"] as const
const TYPE = ["Product Type [Non Editable]", "Product Type"] as const
const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6] as const
/** Product-level texts, which later rows may leave empty. */
const TEXT_COLUMNS = [["Title"], ["Description"], ["Product URL"], ["Categories"], ["Tags"]] as const

/**
 * Squarespace's product CSV: the first row is the product and a variant of it; rows below with the same or no id are
 * its other variants.
 */
export const squarespace: SheetFormat = {
  name: "squarespace",
  reads: "table",
  used: [
    ...ID,
    ...TYPE,
    "Variant ID [Non Editable]",
    "Variant ID",
    "Product URL",
    "Title",
    "Description",
    "SKU",
    "Option Name #",
    "Option Value #",
    "Price",
    "Sale Price",
    "On Sale",
    "Stock",
    "Categories",
    "Tags",
    "Visible",
    "Hosted Image URLs",
    ...MANUFACTURER_FIELDS,
  ],
  notUsed: ["Product Page", "GTIN", "MPN", "Weight", "Length", "Width", "Height"],
  required: [TYPE, ["Product URL"], ["Title"], ["Price"], ["Hosted Image URLs"]],
  hasScatteredRows: false,
  decimalMark: ".",
  inheritsProduct: true,
  // A filled-in template has no ids: a title begins a product there.
  productOf: (row) => (cellOf(row, ID).text === "" && of(row, "Title").text === "" ? "" : nameOf(row).text),
  linesOf: (rows) => {
    const [head] = rows
    const kind = cellOf(head, TYPE)
    const isGiftCard = /^gift[ _]?card$/iu.test(kind.text)
    const isForSale = !isGiftCard && !/^(?:no|false)$/iu.test(of(head, "Visible").text)
    return mapRows(rows, (row, at): SheetLine => ({
      ...placeOf(row),
      handle: nameOf(head),
      isForSale: isForSale && !(at > 0 && /^(?:no|false)$/iu.test(of(row, "Visible").text)),
      images: picturesOf(row),
      ...(at === 0 ? { product: productPart(row) } : {}),
      ...(at === 0 || isVariant(row) ? { variant: variantPart(row, head) } : {}),
      remarks: [
        ...(at === 0 && isGiftCard ? [{ rule: "notForSale" as const, cell: kind }] : []),
        ...(at === 0 ? [] : differingValues(row, head, TEXT_COLUMNS)),
        ...unnamedOptions(row, head),
      ],
    }))
  },
}

function of(row: SheetRow, column: string): SheetCell {
  return cellOf(row, [column])
}

function nameOf(row: SheetRow): SheetCell {
  const cell = cellOf(row, [...ID, "Product URL", "Title"])
  return cell.text === "" ? cellOf(row, ["Title"]) : cell
}

/** Whether a row has variant data; images alone are none. */
function isVariant(row: SheetRow): boolean {
  const cells = [
    "Variant ID [Non Editable]",
    "Variant ID",
    "SKU",
    "Price",
    "Stock",
    ...OPTION_NUMBERS.map((number) => `Option Value ${number}`),
  ]
  return cells.some((name) => of(row, name).text !== "")
}

function productPart(row: SheetRow): ProductPart {
  // Each begins with a slash: `/shirts, /shirts/linen`.
  const paths = partsOf(of(row, "Categories").text, ",").map((path) => partsOf(path, "/"))
  return {
    title: of(row, "Title"),
    description: of(row, "Description"),
    vendor: "",
    productType: paths[0]?.at(-1) ?? "",
    categoryPaths: paths,
    categories: of(row, "Categories"),
    tags: partsOf(of(row, "Tags").text, ","),
    translations: [],
    manufacturerInfo: manufacturerPart((name) => of(row, name)),
  }
}

const isOnSale = (row: SheetRow) => /^(?:yes|true)$/iu.test(of(row, "On Sale").text)

function variantPart(row: SheetRow, head: SheetRow): VariantPart {
  const stock = of(row, "Stock")
  const sale = of(row, "Sale Price")
  // A sale without a price is reported at the column that marks it as active.
  const [from, to] = [
    sale.text === "" ? of(row, "On Sale") : { text: "", column: "On Sale" },
    { text: "", column: "On Sale" },
  ]
  return {
    sku: of(row, "SKU"),
    price: of(row, "Price"),
    ...(isOnSale(row) ? { sale: { price: sale, from, to } } : {}),
    ...parseStockCount(stock, { isTracked: !/^unlimited$/iu.test(stock.text) }),
    options: optionsOf(row, head),
  }
}

function unnamedOptions(row: SheetRow, head: SheetRow): readonly LineRemark[] {
  return optionsOf(row, head).flatMap(({ name, value: cell }) =>
    cellOf(row, [cell.column.replace("Value", "Name")]).text === "" &&
    cellOf(head, [cell.column.replace("Value", "Name")]).text === ""
      ? [{ rule: "unnamedOption" as const, cell, replacement: name }]
      : [],
  )
}

function optionsOf(row: SheetRow, head: SheetRow): readonly SheetOption[] {
  return OPTION_NUMBERS.flatMap((number) => {
    const own = of(row, `Option Name ${number}`).text
    const name = own === "" ? of(head, `Option Name ${number}`).text : own
    const value = of(row, `Option Value ${number}`)
    if (name === "" && value.text === "") return []
    return [{ name: name === "" ? `Option ${number}` : name, value }]
  })
}

/** Addresses separated by spaces or line breaks. */
function picturesOf(row: SheetRow): SheetLine["images"] {
  const { text, column } = of(row, "Hosted Image URLs")
  return text
    .split(/\s+/u)
    .flatMap((address) => (address === "" ? [] : [{ address: { text: address, column }, alt: "" }]))
}
