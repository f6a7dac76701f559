import { PLAIN_MAPPING } from "./ColumnMapping.ts"
import { bigcommerce } from "./bigcommerce.ts"
import { etsy } from "./etsy.ts"
import { googleTsv, googleXml } from "./googleFeed.ts"
import { jsonList } from "./jsonList.ts"
import { magento } from "./magento.ts"
import { plain } from "./plain.ts"
import { prestashop } from "./prestashop.ts"
import type { CatalogueFormat, SheetFormat } from "./SheetFormat.ts"
import { missingColumns } from "./SheetFormat.ts"
import { shopifyCsv } from "./shopifyCsv.ts"
import { shopifyJson } from "./shopifyJson.ts"
import { squarespace } from "./squarespace.ts"
import { wix } from "./wix.ts"
import { woocommerce } from "./woocommerce.ts"

/**
 * Every format that a shop knows, tables before others; the first that fits a file is taken. A new one is added here
 * and to `CATALOGUE_FORMATS`.
 */
const FORMATS: readonly SheetFormat[] = [
  shopifyCsv,
  woocommerce,
  magento,
  wix,
  squarespace,
  etsy,
  bigcommerce,
  prestashop,
  plain(PLAIN_MAPPING),
  googleTsv,
  googleXml,
  shopifyJson,
  jsonList,
]

/** The format of a name; the plain one with its own columns. */
export function formatByName(name: CatalogueFormat): SheetFormat {
  const found = FORMATS.find((format) => format.name === name)
  if (found === undefined) throw new Error(`No format is named ${name}.`)
  return found
}

/** Names of columns as a format's records have them, from a header as the file spells it. */
export function columnsOf(format: SheetFormat, header: readonly string[]): readonly string[] {
  const { fieldName } = format
  return fieldName === undefined ? header : header.map((name) => fieldName(name))
}

/** The format of a table by the names of its columns; `undefined` when it is none that is known. */
export function guessTable(header: readonly string[]): SheetFormat | undefined {
  return FORMATS.find(
    (format) => format.reads === "table" && missingColumns(format, columnsOf(format, header)).length === 0,
  )
}

/**
 * The format of a JSON document by the fields of its first record; a list of any shape where it is none that is known.
 */
export function guessJson(fields: ReadonlyMap<string, string>): SheetFormat {
  return FORMATS.find((format) => format.reads === "json" && format.recognizes?.(fields) === true) ?? jsonList
}
