import type { ColumnMapping } from "./ColumnMapping.ts"
import { columnsNamed } from "./ColumnMapping.ts"
import type { SheetFormat } from "./SheetFormat.ts"
import { eachRow } from "./SheetFormat.ts"
import type { PartyCells, ProductPart, SheetCell, SheetLine, VariantPart } from "./SheetLine.ts"
import { cellOf, partsOf } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

/** A table of any shape, read by a mapping; its prices in a store of this currency. */
export function plain(mapping: ColumnMapping, currencyCode: string): SheetFormat {
  return {
    name: "plain",
    required: columnsNamed(mapping).needed.map((column) => [column]),
    isScattered: true,
    carriesDown: true,
    ...(mapping.decimalMark === undefined ? {} : { decimalMark: mapping.decimalMark }),
    productOf: (row) => cellOf(row, [mapping.product]).text,
    linesOf: (rows) => eachRow(rows, (row, at) => lineOf(row, rows[0], at === 0, mapping, currencyCode)),
  }
}

function lineOf(row: SheetRow, head: SheetRow, isFirst: boolean, mapping: ColumnMapping, currencyCode: string): SheetLine {
  const { sold } = mapping
  const price = priceCell(row, mapping, currencyCode)
  const options = optionsOf(row, head, mapping)
  const isWithoutVariant = price.text === "" && (!isFirst || options.every(({ value }) => value.text === ""))
  const status = sold === undefined ? "" : cellOf(isFirst ? row : row.fields.get(sold.column)?.trim() === "" ? head : row, [sold.column]).text
  return {
    line: row.line,
    handle: cellOf(head, [mapping.product]),
    isSold: sold === undefined || sold.values.some((value) => value.toLowerCase() === status.toLowerCase()),
    images: imagesOf(row, mapping),
    ...(isFirst ? { product: productPart(row, mapping) } : {}),
    // A first row without price and options is the product alone: its variants stand below.
    ...(isWithoutVariant ? {} : { variant: variantPart(row, mapping, price, options) }),
  }
}

function optional(row: SheetRow, column: string | undefined): SheetCell {
  return column === undefined ? { text: "", column: "" } : cellOf(row, [column])
}

function wordsOf(row: SheetRow, words: ColumnMapping["title"] | undefined): readonly (readonly [string, SheetCell])[] {
  if (words === undefined) return []
  return typeof words === "string" ? [["", cellOf(row, [words])]] : Object.entries(words).map(([language, column]) => [language, cellOf(row, [column])])
}

function productPart(row: SheetRow, mapping: ColumnMapping): ProductPart {
  const titles = wordsOf(row, mapping.title)
  const descriptions = wordsOf(row, mapping.description)
  const warnings = wordsOf(row, mapping.safetyWarnings)
  const languages = [...new Set([...titles, ...descriptions, ...warnings].map(([language]) => language))].filter((language) => language !== "")
  const { productType, tags } = mapping
  const types = optional(row, typeof productType === "object" ? productType.column : productType)
  return {
    title: firstSaid(titles, mapping.product),
    description: firstSaid(descriptions, mapping.product),
    vendor: optional(row, mapping.vendor).text,
    productType: typeof productType === "object" ? (partsOf(types.text, productType.lastAfter).at(-1) ?? "") : types.text,
    categories: types,
    tags: typeof tags === "object" ? partsOf(optional(row, tags.column).text, tags.separator) : partsOf(optional(row, tags).text, ","),
    translations: languages.map((language) => ({
      language,
      title: titles.find(([own]) => own === language)?.[1].text ?? "",
      description: descriptions.find(([own]) => own === language)?.[1].text ?? "",
      warnings: warnings.find(([own]) => own === language)?.[1].text ?? "",
    })),
    maker: { manufacturer: partyOf(row, mapping.manufacturer), responsiblePerson: partyOf(row, mapping.responsiblePerson), warnings: firstSaid(warnings, mapping.product) },
  }
}

function partyOf(row: SheetRow, party: ColumnMapping["manufacturer"]): PartyCells {
  return { name: optional(row, party?.name), address: optional(row, party?.address), email: optional(row, party?.email) }
}

function firstSaid(words: readonly (readonly [string, SheetCell])[], fallback: string): SheetCell {
  return words.find(([, { text }]) => text !== "")?.[1] ?? words[0]?.[1] ?? { text: "", column: fallback }
}

function variantPart(row: SheetRow, mapping: ColumnMapping, price: SheetCell, options: VariantPart["options"]): VariantPart {
  return {
    sku: optional(row, mapping.sku),
    options,
    price,
    isInMinorUnits: typeof mapping.price === "object" && mapping.price.minorUnits === true,
    ...(mapping.compareAtPrice === undefined ? {} : { compareAtPrice: optional(row, mapping.compareAtPrice) }),
    ...(mapping.salePrice === undefined ? {} : { sale: { price: optional(row, mapping.salePrice), from: optional(row, mapping.saleFrom), to: optional(row, mapping.saleTo) } }),
    ...(mapping.stock === undefined || !row.fields.has(mapping.stock) ? {} : { inventory: optional(row, mapping.stock) }),
    ...(mapping.unitsLot === undefined || !row.fields.has(mapping.unitsLot) ? {} : { unitsLot: optional(row, mapping.unitsLot) }),
    ...(mapping.variantImage === undefined ? {} : { image: optional(row, mapping.variantImage) }),
  }
}

function priceCell(row: SheetRow, { price }: ColumnMapping, currencyCode: string): SheetCell {
  if (typeof price === "string") return cellOf(row, [price])
  const cell = cellOf(row, [price.column])
  if (price.separator === undefined) return cell
  const own = partsOf(cell.text, price.separator).find((part) => new RegExp(`^(?:${currencyCode}\\s*[\\d.,]+|[\\d.,]+\\s*${currencyCode})$`, "u").test(part))
  return { ...cell, text: own ?? cell.text }
}

function optionsOf(row: SheetRow, head: SheetRow, mapping: ColumnMapping): VariantPart["options"] {
  return (mapping.options ?? []).flatMap((option) => {
    const value = cellOf(row, [option.column])
    if ("name" in option) return value.text === "" ? [] : [{ name: option.name, value }]
    const own = cellOf(row, [option.nameColumn]).text
    const name = own === "" ? cellOf(head, [option.nameColumn]).text : own
    if (name === "") return []
    if (option.separator === undefined) return [{ name, value }]
    const values = value.text.split(option.separator)
    return partsOf(name, option.separator).map((part, at) => ({ name: part, value: { ...value, text: values[at]?.trim() ?? "" } }))
  })
}

function imagesOf(row: SheetRow, { images, imageAlt }: ColumnMapping): SheetLine["images"] {
  const alt = optional(row, imageAlt).text
  if (images === undefined) return []
  const cells = typeof images === "string"
    ? [cellOf(row, [images])]
    : "column" in images
      ? partsOf(cellOf(row, [images.column]).text, images.separator).map((text) => ({ text, column: images.column }))
      : images.map((column) => cellOf(row, [column]))
  return cells.filter(({ text }) => text !== "").map((address) => ({ address, alt }))
}
