import { combinations } from "../combinations.ts"
import { differingValues } from "../differingValues.ts"
import { MANUFACTURER_FIELDS, manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type { LineRemark, ProductPart, SheetCell, SheetLine, SheetOption, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

/** Columns of both generations of Wix's catalogue. */
const COLUMNS = {
  handle: ["handleId", "handle"],
  kind: ["fieldType"],
  name: ["name"],
  description: ["description", "plainDescription"],
  images: ["productImageUrl", "media"],
  imageAlt: ["mediaAltText"],
  collection: ["collection"],
  brand: ["brand"],
  sku: ["sku"],
  price: ["price"],
  surcharge: ["surcharge"],
  compareAtPrice: ["strikethroughPrice"],
  discountMode: ["discountMode"],
  discountValue: ["discountValue"],
  inventory: ["inventory"],
  visible: ["visible"],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

const NUMBERS = [1, 2, 3, 4, 5, 6] as const
/** File name of Wix's own media, given without an address. */
const OWN_MEDIA = /^[0-9a-z]+_[0-9a-f]{32}(?:~mv2)?(?:_d_\d+_\d+_s_\d+_\d+)?\.[a-z]{3,4}$/iu
const KINDS: ReadonlyMap<string, "amountOff" | "percentOff"> = new Map([
  ["PERCENT", "percentOff"],
  ["AMOUNT", "amountOff"],
])
const NOTHING = /^0*(?:\.0*)?$/u
const MEDIA_ADDRESS = "https://static.wixstatic.com/media/"

/**
 * Wix's product CSV: a product row and rows of its variants and, in the newer catalogue, of its images, which share a
 * handle. A product with options and without variant rows sells every combination of their values.
 */
export const wix: SheetFormat = {
  name: "wix",
  reads: "table",
  used: [
    ...Object.values(COLUMNS).flat(),
    "productOptionName#",
    "productOptionDescription#",
    "productOptionChoices#",
    "additionalInfoTitle#",
    "additionalInfoDescription#",
    ...MANUFACTURER_FIELDS,
  ],
  notUsed: [
    "ribbon",
    "weight",
    "cost",
    "barcode",
    "productOptionType#",
    "customTextField#",
    "customTextCharLimit#",
    "customTextMandatory#",
    "baseUnit",
    "baseUnitMeasurement",
    "totalUnits",
    "totalUnitsMeasurement",
    "preOrderEnabled",
    "preOrderMessage",
    "preOrderLimit",
    "packageLength",
    "packageWidth",
    "packageHeight",
    "packageUnit",
    "modifierName#",
    "modifierType#",
    "modifierCharLimit#",
    "modifierMandatory#",
    "modifierDescription#",
  ],
  required: [COLUMNS.handle, COLUMNS.kind, COLUMNS.name, COLUMNS.price],
  hasScatteredRows: false,
  decimalMark: ".",
  productOf: (row) => of(row, "handle").text,
  linesOf: ([first, ...others]) => {
    const rows = [first, ...others]
    const head = rows.find((row) => kindOf(row) === "product") ?? first
    const hasVariants = rows.some((row) => kindOf(row) === "variant")
    const [line, ...more] = rows.flatMap((row) => linesOfRow(row, head, hasVariants))
    return [line ?? lineOf(first, head), ...more]
  },
}

function of(row: SheetRow, column: keyof typeof COLUMNS): SheetCell {
  return cellOf(row, COLUMNS[column])
}

const kindOf = (row: SheetRow) => of(row, "kind").text.toLowerCase()
const isHidden = (row: SheetRow) => of(row, "visible").text.toLowerCase() === "false"

function lineOf(row: SheetRow, head: SheetRow): SheetLine {
  return { ...placeOf(row), handle: of(row, "handle"), isForSale: !isHidden(head), images: [] }
}

function linesOfRow(row: SheetRow, head: SheetRow, hasVariants: boolean): readonly SheetLine[] {
  const line = lineOf(row, head)
  const pictures = picturesOf(row)
  const alt = of(row, "imageAlt").text
  const kind = kindOf(row)
  switch (kind) {
    case "media":
      return [{ ...line, images: pictures.map((address) => ({ address, alt })) }]
    case "variant": {
      const [image] = pictures
      const remarks: readonly LineRemark[] = [
        ...differingValues(row, head, [COLUMNS.name, COLUMNS.description, COLUMNS.collection, COLUMNS.brand]),
        ...pictures.slice(1).map((cell) => ({ rule: "valueNotUsed" as const, cell })),
      ]
      const variant = { ...variantPart(row, head, choiceOf(row, head)), ...(image === undefined ? {} : { image }) }
      return [{ ...line, isForSale: line.isForSale && !isHidden(row), variant, remarks }]
    }
    case "product": {
      if (row !== head) return [{ ...line, reasons: [{ rule: "repeatedProduct", cell: of(row, "handle") }] }]
      const whole: SheetLine = {
        ...line,
        images: pictures.map((address) => ({ address, alt })),
        product: productPart(row),
        remarks: unknownDiscount(row),
      }
      return hasVariants ? [whole] : productLines(whole, row)
    }
    default:
      return [{ ...line, remarks: [{ rule: "kindUnknown", cell: of(row, "kind") }] }]
  }
}

/** Returns a product without variant rows, once per combination of its option values. */
function productLines(line: SheetLine, row: SheetRow): readonly SheetLine[] {
  const [first = [], ...others] = combinations(listedOptions(row))
  const variant = variantPart(row, row, first)
  const isCounted = variant.inventory !== undefined && others.length > 0
  const remarks: readonly LineRemark[] =
    others.length === 0
      ? (line.remarks ?? [])
      : [
          ...(line.remarks ?? []),
          ...first.map(({ value: { column } }) => ({ rule: "valuesCombined" as const, cell: cellOf(row, [column]) })),
          ...(isCounted ? [{ rule: "sharedStock" as const, cell: of(row, "inventory") }] : []),
        ]
  return [
    { ...line, variant, remarks },
    ...others.map((options): SheetLine => ({ ...lineOf(row, row), variant: variantPart(row, row, options) })),
  ]
}

/** Returns the values of each option of a product. */
function listedOptions(row: SheetRow): readonly (readonly SheetOption[])[] {
  return NUMBERS.flatMap((number) => {
    const name = nameOf(row, number)
    const { text, column } = valueCell(row, number)
    const values = partsOf(text, ";")
    return name === "" || values.length === 0
      ? []
      : [values.map((value) => ({ name, value: { text: withoutColorCode(value), column }, isSingleValue: true }))]
  })
}

/** Returns the options of a variant; an option of the product without a value is reported as missing. */
function choiceOf(row: SheetRow, head: SheetRow): readonly SheetOption[] {
  return NUMBERS.flatMap((number) => {
    const name = nameOf(head, number) === "" ? nameOf(row, number) : nameOf(head, number)
    const cell = valueCell(row, number)
    return name === ""
      ? []
      : [{ name, value: { ...cell, text: withoutColorCode(cell.text) }, isSingleValue: !cell.text.includes(";") }]
  })
}

function nameOf(row: SheetRow, number: number): string {
  return cellOf(row, [`productOptionName${number}`]).text
}

function valueCell(row: SheetRow, number: number): SheetCell {
  return cellOf(row, [`productOptionDescription${number}`, `productOptionChoices${number}`])
}

/** A color is `#1a2b3c:Navy`; only its name is displayed. */
function withoutColorCode(value: string): string {
  const name = /^(?:#[0-9a-f]{3,8}|rgba?\([^)]*\)):(?<name>.+)$/iu.exec(value)?.groups?.["name"]
  return name === undefined ? value : name.trim()
}

function productPart(row: SheetRow): ProductPart {
  const description = of(row, "description")
  const collections = partsOf(of(row, "collection").text, ";")
  return {
    title: of(row, "name"),
    description: { ...description, text: [description.text, ...sectionsOf(row)].join("") },
    vendor: of(row, "brand").text,
    productType: collections[0] ?? "",
    categoryPaths: collections.map((name) => [name]),
    categories: of(row, "collection"),
    tags: [],
    translations: [],
    manufacturerInfo: manufacturerPart((name) => cellOf(row, [name])),
  }
}

/** Returns further sections of a product's page, such as care instructions. */
function sectionsOf(row: SheetRow): readonly string[] {
  return NUMBERS.flatMap((number) => {
    const title = cellOf(row, [`additionalInfoTitle${number}`]).text
    const { text } = cellOf(row, [`additionalInfoDescription${number}`])
    return text === "" ? [] : [`${title === "" ? "" : `<p>${title}</p>`}<p>${text}</p>`]
  })
}

function variantPart(row: SheetRow, head: SheetRow, options: readonly SheetOption[]): VariantPart {
  const own = of(row, "price")
  const stock = of(row, "inventory")
  const state = stock.text.toLowerCase().replace(/_/gu, "")
  const discount = discountOf(head)
  return {
    sku: of(row, "sku"),
    price: own.text === "" ? of(head, "price") : own,
    surcharge: of(row, "surcharge"),
    compareAtPrice: own.text === "" ? of(head, "compareAtPrice") : of(row, "compareAtPrice"),
    ...(discount === undefined ? {} : { sale: discount }),
    ...(stock.text === "" || state === "instock" || state === "outofstock" ? {} : { inventory: stock }),
    isSoldOut: state === "outofstock",
    options,
  }
}

/** Returns the discount of a product, which applies to each of its variants. */
function discountOf(head: SheetRow): VariantPart["sale"] {
  const price = of(head, "discountValue")
  const never = { text: "", column: price.column }
  const kind = KINDS.get(of(head, "discountMode").text.toUpperCase())
  return kind === undefined || NOTHING.test(price.text) ? undefined : { price, from: never, to: never, kind }
}

/** Reports a discount that is neither an amount nor a percentage. */
function unknownDiscount(head: SheetRow): readonly LineRemark[] {
  const cell = of(head, "discountValue")
  return NOTHING.test(cell.text) || KINDS.has(of(head, "discountMode").text.toUpperCase())
    ? []
    : [{ rule: "discountLeftOut", cell }]
}

function picturesOf(row: SheetRow): readonly SheetCell[] {
  const { text, column } = of(row, "images")
  return partsOf(text, ";").map((one) => ({ text: OWN_MEDIA.test(one) ? `${MEDIA_ADDRESS}${one}` : one, column }))
}
