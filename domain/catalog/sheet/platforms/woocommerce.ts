import { stepsOf } from "../categoryPaths.ts"
import { foldName, isColorName, isSizeName } from "../colorAndSizeNames.ts"
import { combinations } from "../combinations.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { MANUFACTURER_FIELDS, manufacturerPart } from "../manufacturerPart.ts"
import { toPlainName } from "../text/toPlainName.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type { LineRemark, ProductPart, SheetCell, SheetLine, SheetOption, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"
import { woocommerceColumn } from "./woocommerceColumn.ts"
import { unquoted, valuesIn, withLineBreaks } from "./woocommerceText.ts"

const OTHER_KINDS = new Set([
  "grouped",
  "external",
  "bundle",
  "composite",
  "subscription",
  "variable-subscription",
  "subscription_variation",
  "booking",
  "auction",
])
const ATTRIBUTE_NAME = /^Attribute (\d+) name$/u

/**
 * WooCommerce's product CSV, with headers in any language of its language packs: a variable product and its variations
 * are separate records anywhere in the file. Dates are in the store's zone.
 */
export const woocommerce: SheetFormat = {
  name: "woocommerce",
  reads: "table",
  used: [
    "ID",
    "Type",
    "SKU",
    "Name",
    "Published",
    "Visibility in catalog",
    "Short description",
    "Description",
    "Date sale price starts",
    "Date sale price ends",
    "In stock?",
    "Stock",
    "Backorders allowed?",
    "Sale price",
    "Regular price",
    "Categories",
    "Tags",
    "Images",
    "Parent",
    "Brands",
    "Attribute # name",
    "Attribute # value(s)",
    ...MANUFACTURER_FIELDS.flatMap((name) => [`Meta: ${name}`, `Meta: _${name}`]),
  ],
  notUsed: [
    "GTIN, UPC, EAN, or ISBN",
    "Is featured?",
    "Tax status",
    "Tax class",
    "Low stock amount",
    "Sold individually?",
    "Weight (kg)",
    "Length (cm)",
    "Width (cm)",
    "Height (cm)",
    "Allow customer reviews?",
    "Purchase note",
    "Shipping class",
    "Download limit",
    "Download expiry days",
    "Download # ID",
    "Download # name",
    "Download # URL",
    "Grouped products",
    "Upsells",
    "Cross-sells",
    "External URL",
    "Button text",
    "Position",
    "Attribute # visible",
    "Attribute # global",
    "Attribute # default",
  ],
  fieldName: woocommerceColumn,
  required: [["Type"], ["SKU"], ["Name"], ["Regular price"]],
  fillsMissingFields: true,
  datesAreLocal: true,
  hasScatteredRows: true,
  decimalMark: ".",
  linksOf: (row) =>
    isVariation(row) || of(row, "ID").text === "" ? [] : [[`id:${of(row, "ID").text}`, ownName(row).text]],
  productOf: (row, links) => {
    if (!isVariation(row)) return ownName(row).text
    const parent = of(row, "Parent").text
    return links.get(parent) ?? parent
  },
  linesOf: ([first, ...others]) => {
    const rows = [first, ...others]
    const head = rows.find((row) => !isVariation(row)) ?? first
    const family = familyOf(rows, head)
    const [line, ...more] = rows.flatMap((row) => linesOfRow(row, head, family))
    return [line ?? { ...placeOf(first), handle: ownName(head), isForSale: true, images: [] }, ...more]
  },
}

/** Shared data of the records of one product. */
interface Family {
  /** Folded names of attributes that distinguish its variations. */
  readonly chosen: ReadonlySet<string>
  /**
   * Combinations already used by a variation, either explicitly or by an earlier wildcard: the first wins, as in
   * WooCommerce.
   */
  readonly taken: Set<string>
}

function familyOf(rows: readonly SheetRow[], head: SheetRow): Family {
  const variations = rows.filter((row) => row !== head && isVariation(row))
  const chosen = new Set(variations.flatMap((row) => attributesOf(row).map(({ name }) => foldName(name))))
  const whole = variations.map((row) => choiceOf(row)).filter((options) => options.length === chosen.size)
  return { chosen, taken: new Set(whole.map(keyOf)) }
}

function of(row: SheetRow, column: string): SheetCell {
  const cell = cellOf(row, [column])
  return { ...cell, text: unquoted(cell.text) }
}

function typesOf(row: SheetRow): readonly string[] {
  return partsOf(of(row, "Type").text.toLowerCase(), ",")
}

function isVariation(row: SheetRow): boolean {
  return typesOf(row).includes("variation")
}

function ownName(row: SheetRow): SheetCell {
  const sku = of(row, "SKU")
  const id = of(row, "ID")
  return sku.text !== "" || id.text === "" ? sku : { text: `id:${id.text}`, column: id.column }
}

function linesOfRow(row: SheetRow, head: SheetRow, family: Family): readonly SheetLine[] {
  const types = typesOf(row)
  const kind = types.find((type) => OTHER_KINDS.has(type))
  const isOfParent = isVariation(row) && row !== head
  const published = of(row, "Published").text
  const hidden = !isVariation(row) && of(row, "Visibility in catalog").text.toLowerCase() === "hidden"
  const pictures = picturesOf(row)
  const line: SheetLine = {
    ...placeOf(row),
    handle: isOfParent ? ownName(head) : isVariation(row) ? of(row, "Parent") : ownName(row),
    isForSale: kind === undefined && !hidden && (published === "" || published === "1"),
    // A variation's own image belongs to its variant.
    images: isVariation(row) ? [] : pictures.map((address) => ({ address, alt: "" })),
    ...(row === head && !isVariation(row) ? { product: productPart(row) } : {}),
    remarks: [
      ...(kind === undefined ? [] : [{ rule: "notForSale" as const, cell: of(row, "Type") }]),
      ...(isVariation(row)
        ? pictures.slice(1).map((cell) => ({ rule: "valueNotUsed" as const, cell }))
        : leftOutAttributes(row, family)),
    ],
  }
  if (types.includes("variable") || kind !== undefined) return [line]
  return isOfParent ? variationLines(line, row, head, family) : [withVariant(line, row, head, simpleChoice(row))]
}

/** Returns the lines of a variation, one per value of its parent when it is a wildcard. */
function variationLines(
  line: SheetLine,
  row: SheetRow,
  head: SheetRow,
  { chosen, taken }: Family,
): readonly SheetLine[] {
  const own = choiceOf(row)
  const named = new Set(own.map(({ name }) => foldName(name)))
  const open = [...chosen].filter((name) => !named.has(name))
  if (open.length === 0) return [withVariant(line, row, head, own)]
  const parents = attributesOf(head)
  const values = open.map((name) =>
    parents
      .filter((one) => foldName(one.name) === name)
      .flatMap(({ name: spelled, value }) => optionsIn(spelled, value)),
  )
  const unknown = open.flatMap((name, at): readonly LineRemark[] => {
    const spelled = attributesOf(row).find((one) => foldName(one.name) === name)
    return values[at]?.length === 0
      ? [{ rule: "anyValue", cell: { text: spelled?.name ?? name, column: spelled?.value.column ?? "" } }]
      : []
  })
  const choices = combinations([...own.map((option) => [option]), ...values]).filter((choice) => {
    const key = keyOf(choice)
    if (taken.has(key)) return false
    taken.add(key)
    return true
  })
  const expanded: LineRemark = {
    rule: "anyExpanded",
    cell: {
      text: values.flatMap(([first]) => (first === undefined ? [] : [first.name])).join(", "),
      column: own[0]?.value.column ?? "",
    },
    replacement: `${choices.length}`,
  }
  const first = {
    ...line,
    remarks: [...(line.remarks ?? []), ...unknown, ...(unknown.length < open.length ? [expanded] : [])],
  }
  if (choices.length === 0) return [first]
  return choices.map((choice, at) => withVariant(at === 0 ? first : { ...line, remarks: unknown }, row, head, choice))
}

function keyOf(options: readonly SheetOption[]): string {
  return JSON.stringify(
    options
      .map(({ name, value }) => [foldName(name), foldName(value.text)])
      .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
  )
}

/** Returns the options of a variation; a wildcard names an attribute without a value. */
function choiceOf(row: SheetRow): readonly SheetOption[] {
  return attributesOf(row).flatMap(({ name, value }) => {
    const [text] = valuesIn(value.text)
    return text === undefined
      ? []
      : [{ name, value: { ...value, text: toPlainName(value.text.replaceAll("\\,", ",")) }, isSingleValue: true }]
  })
}

function optionsIn(name: string, value: SheetCell): readonly SheetOption[] {
  return valuesIn(value.text).map((text) => ({
    name,
    value: { ...value, text: toPlainName(text) },
    isSingleValue: true,
  }))
}

/** Returns color and size of a simple product; its other attributes are descriptive. */
function simpleChoice(row: SheetRow): readonly SheetOption[] {
  return attributesOf(row).flatMap(({ name, value }) => {
    const options = optionsIn(name, value)
    return isChoiceName(name) && options.length === 1 ? options : []
  })
}

function isChoiceName(name: string): boolean {
  return isColorName(name) || isSizeName(name)
}

/** Reports attributes of a product that do not distinguish variants. */
function leftOutAttributes(row: SheetRow, { chosen }: Family): readonly LineRemark[] {
  return attributesOf(row).flatMap(({ name, value }) => {
    const isShown =
      chosen.has(foldName(name)) ||
      (!typesOf(row).includes("variable") && isChoiceName(name) && valuesIn(value.text).length === 1)
    return isShown || value.text === ""
      ? []
      : [{ rule: "attributeLeftOut" as const, cell: { ...value, text: `${name}: ${value.text}` } }]
  })
}

function productPart(row: SheetRow): ProductPart {
  const short = withLineBreaks(of(row, "Short description").text)
  const description = of(row, "Description")
  const long = { ...description, text: withLineBreaks(description.text) }
  const paths = valuesIn(of(row, "Categories").text).map((path) => stepsOf(path))
  return {
    title: of(row, "Name"),
    description:
      short === "" || long.text.includes(short)
        ? long
        : { text: long.text === "" ? short : `<p>${short}</p>${long.text}`, column: long.column },
    vendor: valuesIn(cellOf(row, ["Brands", "Brand"]).text)[0] ?? "",
    productType: paths[0]?.at(-1) ?? "",
    categoryPaths: paths,
    categories: of(row, "Categories"),
    tags: valuesIn(of(row, "Tags").text),
    translations: [],
    manufacturerInfo: manufacturerPart((name) => cellOf(row, [`Meta: ${name}`, `Meta: _${name}`])),
  }
}

function withVariant(line: SheetLine, row: SheetRow, head: SheetRow, options: readonly SheetOption[]): SheetLine {
  const own = of(row, "Stock")
  const isShared = /^parent$/iu.test(own.text)
  const stock = isShared ? of(head, "Stock") : own
  const isBackordered = of(row, "In stock?").text.toLowerCase() === "backorder"
  const allowsBackorder =
    isBackordered || /^(?:1|notify)$/iu.test(cellOf(isShared ? head : row, ["Backorders allowed?"]).text)
  const isSoldOn = allowsBackorder && (isBackordered || (stock.text !== "" && Number(stock.text) <= 0))
  const [picture] = picturesOf(row)
  const variant: VariantPart = {
    sku: of(row, "SKU"),
    price: of(row, "Regular price"),
    sale: {
      price: of(row, "Sale price"),
      from: of(row, "Date sale price starts"),
      to: of(row, "Date sale price ends"),
    },
    ...parseStockCount(stock, { allowsBackorder }),
    isSoldOut: of(row, "In stock?").text === "0",
    ...(isVariation(row) && picture !== undefined ? { image: picture } : {}),
    options,
  }
  return {
    ...line,
    variant,
    remarks: [
      ...(line.remarks ?? []),
      ...(isShared && stock.text !== "" ? [{ rule: "sharedStock" as const, cell: own, replacement: stock.text }] : []),
      ...(isSoldOn ? [{ rule: "backorder" as const, cell: isBackordered ? of(row, "In stock?") : stock }] : []),
    ],
  }
}

function attributesOf(row: SheetRow): readonly { readonly name: string; readonly value: SheetCell }[] {
  return [...row.fields].flatMap(([column, text]) => {
    const number = ATTRIBUTE_NAME.exec(column)?.[1]
    const name = toPlainName(unquoted(text))
    return number === undefined || name === "" ? [] : [{ name, value: of(row, `Attribute ${number} value(s)`) }]
  })
}

function picturesOf(row: SheetRow): readonly SheetCell[] {
  const { text, column } = of(row, "Images")
  return text
    .split(/,\s*(?=https?:)|(?<!\\),\s+/u)
    .map((one) => ({ text: one.replaceAll("\\,", ",").trim(), column }))
    .filter((cell) => cell.text !== "")
}
