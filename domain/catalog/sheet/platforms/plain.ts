import type { ColumnMapping } from "../ColumnMapping.ts"
import { mappedColumns } from "../ColumnMapping.ts"
import { stepsOf } from "../categoryPaths.ts"
import { combinations } from "../combinations.ts"
import { differingValues } from "../differingValues.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type {
  LineRemark,
  PartyCells,
  ProductPart,
  SheetCell,
  SheetLine,
  SheetOption,
  VariantPart,
} from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

/** A table or JSON list of any shape, read by a mapping; `currencyCode` is the store's. */
export function plain(mapping: ColumnMapping, currencyCode = "", reads: "table" | "json" = "table"): SheetFormat {
  const { needed, others } = mappedColumns(mapping)
  return {
    name: "plain",
    reads,
    used: [...needed, ...others].flatMap((column) => [column, `${column}[#]`]),
    notUsed: [],
    ...(mapping.list === undefined ? {} : { list: mapping.list }),
    required: needed.map((column) => [column]),
    hasScatteredRows: true,
    // A table omits repeated values; each JSON record is complete.
    inheritsProduct: reads === "table",
    ...(mapping.decimalMark === undefined ? {} : { decimalMark: mapping.decimalMark }),
    productOf: (row) => cellOf(row, [mapping.product]).text,
    linesOf: ([first, ...others]) => {
      const [head, ...more] = linesOfRow(first, first, true, mapping, currencyCode)
      return [head, ...more, ...others.flatMap((row) => linesOfRow(row, first, false, mapping, currencyCode))]
    },
  }
}

/** Returns the lines of one row: one per variant, when a mapping splits cells with several values. */
function linesOfRow(
  row: SheetRow,
  head: SheetRow,
  isFirst: boolean,
  mapping: ColumnMapping,
  currencyCode: string,
): readonly [SheetLine, ...SheetLine[]] {
  const { sold } = mapping
  const price = priceCell(row, mapping, currencyCode)
  const { options, reasons } = optionsOf(row, head, mapping)
  const choices = combinations(options)
  const first = choices[0] ?? []
  const isOfVariant = [
    optional(row, mapping.sku),
    optional(row, mapping.stock),
    optional(row, mapping.salePrice),
    optional(row, mapping.compareAtPrice),
  ].filter(({ text }) => text !== "")
  const hasChoice = first.some(({ value }) => value.text !== "")
  // A first row without price and options is the product alone, followed by its variants. Any other row with variant
  // data is a variant.
  const isWithoutVariant = price.text === "" && !hasChoice && (isFirst || isOfVariant.length === 0)
  const status =
    sold === undefined
      ? ""
      : cellOf(isFirst ? row : row.fields.get(sold.column)?.trim() === "" ? head : row, [sold.column]).text
  const common = {
    ...placeOf(row),
    handle: cellOf(head, [mapping.product]),
    isForSale: sold === undefined || sold.values.some((value) => value.toLowerCase() === status.toLowerCase()),
  }
  return [
    {
      ...common,
      images: imagesOf(row, mapping),
      reasons,
      remarks: [
        ...(isFirst ? [] : differingValues(row, head, placesOfProduct(mapping))),
        ...(isWithoutVariant ? isOfVariant.map((cell): LineRemark => ({ rule: "valueNotUsed", cell })) : []),
      ],
      ...(isFirst ? { product: productPart(row, mapping) } : {}),
      ...(isWithoutVariant ? {} : { variant: variantPart(row, mapping, price, first) }),
    },
    ...choices
      .slice(1)
      .map((choice): SheetLine => ({ ...common, images: [], variant: variantPart(row, mapping, price, choice) })),
  ]
}

/** Columns of product-level data, where the first row wins. */
function placesOfProduct({
  title,
  description,
  vendor,
  productType,
}: ColumnMapping): readonly (readonly [string, ...string[]])[] {
  const columns = [
    ...Object.values(typeof title === "string" ? [title] : title),
    ...Object.values(typeof description === "string" ? [description] : (description ?? {})),
  ]
  const type = typeof productType === "object" ? productType.column : productType
  return [...columns, ...(vendor === undefined ? [] : [vendor]), ...(type === undefined ? [] : [type])].map(
    (column) => [column],
  )
}

function optional(row: SheetRow, column: string | undefined): SheetCell {
  return column === undefined ? { text: "", column: "" } : cellOf(row, [column])
}

function textsOf(row: SheetRow, texts: ColumnMapping["title"] | undefined): readonly (readonly [string, SheetCell])[] {
  if (texts === undefined) return []
  return typeof texts === "string"
    ? [["", cellOf(row, [texts])]]
    : Object.entries(texts).map(([language, column]) => [language, cellOf(row, [column])])
}

function productPart(row: SheetRow, mapping: ColumnMapping): ProductPart {
  const titles = textsOf(row, mapping.title)
  const descriptions = textsOf(row, mapping.description)
  const warnings = textsOf(row, mapping.safetyWarnings)
  const languages = [...new Set([...titles, ...descriptions, ...warnings].map(([language]) => language))].filter(
    (language) => language !== "",
  )
  const { productType, tags } = mapping
  const types = optional(row, typeof productType === "object" ? productType.column : productType)
  const paths = pathsOf(types.text, productType)
  return {
    title: identifyingCell(titles, mapping.product),
    description: identifyingCell(descriptions, mapping.product),
    vendor: optional(row, mapping.vendor).text,
    productType: paths[0]?.at(-1) ?? "",
    categoryPaths: paths,
    categories: types,
    tags:
      typeof tags === "object"
        ? partsOf(optional(row, tags.column).text, tags.separator)
        : tags === undefined
          ? []
          : listedCells(row, tags, ",").map(({ text }) => text),
    translations: languages.map((language) => ({
      language,
      title: titles.find(([own]) => own === language)?.[1].text ?? "",
      description: descriptions.find(([own]) => own === language)?.[1].text ?? "",
      warnings: warnings.find(([own]) => own === language)?.[1].text ?? "",
    })),
    manufacturerInfo: {
      manufacturer: partyOf(row, mapping.manufacturer),
      responsiblePerson: partyOf(row, mapping.responsiblePerson),
      warnings: identifyingCell(warnings, mapping.product),
    },
  }
}

function pathsOf(text: string, place: ColumnMapping["productType"]): readonly (readonly string[])[] {
  if (typeof place !== "object") return [stepsOf(text)]
  if ("lastAfter" in place) return [stepsOf(text, place.lastAfter).slice(-1)]
  const { steps, separator } = place
  return (separator === undefined ? [text] : partsOf(text, separator)).map((path) => stepsOf(path, steps))
}

/** Returns the parts of a cell, or the elements of a JSON list. */
function listedCells(row: SheetRow, column: string, separator: string): readonly SheetCell[] {
  const elements = [...row.fields]
    .filter(([name]) => name.startsWith(`${column}[`))
    .map(([name, text]) => ({ text: text.trim(), column: name }))
  return [...partsOf(cellOf(row, [column]).text, separator).map((text) => ({ text, column })), ...elements].filter(
    ({ text }) => text !== "",
  )
}

function partyOf(row: SheetRow, party: ColumnMapping["manufacturer"]): PartyCells {
  return {
    name: optional(row, party?.name),
    address: optional(row, party?.address),
    email: optional(row, party?.email),
  }
}

function identifyingCell(texts: readonly (readonly [string, SheetCell])[], fallback: string): SheetCell {
  return texts.find(([, { text }]) => text !== "")?.[1] ?? texts[0]?.[1] ?? { text: "", column: fallback }
}

function variantPart(
  row: SheetRow,
  mapping: ColumnMapping,
  price: SheetCell,
  options: VariantPart["options"],
): VariantPart {
  return {
    sku: optional(row, mapping.sku),
    options,
    price,
    isInMinorUnits: typeof mapping.price === "object" && mapping.price.minorUnits === true,
    ...(mapping.compareAtPrice === undefined ? {} : { compareAtPrice: optional(row, mapping.compareAtPrice) }),
    ...(mapping.salePrice === undefined
      ? {}
      : {
          sale: {
            price: optional(row, mapping.salePrice),
            from: optional(row, mapping.saleFrom),
            to: optional(row, mapping.saleTo),
          },
        }),
    ...(mapping.stock === undefined || !row.fields.has(mapping.stock)
      ? {}
      : { inventory: optional(row, mapping.stock) }),
    ...(mapping.unitsLot === undefined || !row.fields.has(mapping.unitsLot)
      ? {}
      : { unitsLot: optional(row, mapping.unitsLot) }),
    ...(mapping.variantImage === undefined ? {} : { image: optional(row, mapping.variantImage) }),
  }
}

function priceCell(row: SheetRow, { price }: ColumnMapping, currencyCode: string): SheetCell {
  if (typeof price === "string") return cellOf(row, [price])
  const cell = cellOf(row, [price.column])
  if (price.separator === undefined) return cell
  const own = partsOf(cell.text, price.separator).find((part) =>
    new RegExp(`^(?:${currencyCode}\\s*[\\d.,]+|[\\d.,]+\\s*${currencyCode})$`, "u").test(part),
  )
  return { ...cell, text: own ?? cell.text }
}

/** Returns the options of a row with all their values; several when a mapping splits the cell. */
function optionsOf(row: SheetRow, head: SheetRow, mapping: ColumnMapping) {
  const reasons: NonNullable<SheetLine["reasons"]>[number][] = []
  const options = (mapping.options ?? []).flatMap((option): readonly (readonly SheetOption[])[] => {
    const value = cellOf(row, [option.column])
    if ("name" in option) {
      // A JSON list has several values by itself.
      const isList = row.fields.has(`${option.column}[0]`)
      const cells =
        option.split === undefined && !isList ? [value] : listedCells(row, option.column, option.split ?? "\n")
      return cells.every(({ text }) => text === "")
        ? []
        : [valuesOf(option.name, cells, isList || option.split !== undefined)]
    }
    const own = cellOf(row, [option.nameColumn]).text
    const name = own === "" ? cellOf(head, [option.nameColumn]).text : own
    if (name === "") {
      if (value.text !== "") reasons.push({ rule: "missing", cell: { text: "", column: option.nameColumn } })
      return []
    }
    const names = option.separator === undefined ? [name] : partsOf(name, option.separator)
    const values = option.separator === undefined ? [value.text] : value.text.split(option.separator)
    if (values.slice(names.length).some((one) => one.trim() !== "")) reasons.push({ rule: "optionCount", cell: value })
    return names.map((part, at) => {
      const cell = { ...value, text: values[at]?.trim() ?? "" }
      return valuesOf(
        part,
        option.split === undefined ? [cell] : partsOf(cell.text, option.split).map((text) => ({ ...cell, text })),
        option.split !== undefined,
      )
    })
  })
  return { options, reasons }
}

function valuesOf(name: string, cells: readonly SheetCell[], areSeparate: boolean): readonly SheetOption[] {
  return cells.map((value) => ({ name, value, ...(areSeparate ? { isSingleValue: true } : {}) }))
}

function imagesOf(row: SheetRow, { images, imageAlt }: ColumnMapping): SheetLine["images"] {
  const alt = optional(row, imageAlt).text
  if (images === undefined) return []
  const cells =
    typeof images === "string"
      ? [cellOf(row, [images]), ...listedCells(row, images, "\n").filter(({ column }) => column !== images)]
      : "column" in images
        ? partsOf(cellOf(row, [images.column]).text, images.separator).map((text) => ({ text, column: images.column }))
        : images.map((column) => cellOf(row, [column]))
  return cells.filter(({ text }) => text !== "").map((address) => ({ address, alt }))
}
