import { PLAIN_MAPPING } from "./ColumnMapping.ts"
import { bigcommerce } from "./platforms/bigcommerce.ts"
import { etsy } from "./platforms/etsy.ts"
import { googleTsv, googleXml } from "./platforms/googleFeed.ts"
import { jsonList } from "./jsonList.ts"
import { magento } from "./platforms/magento.ts"
import { plain } from "./platforms/plain.ts"
import { prestashop } from "./platforms/prestashop.ts"
import type { CatalogueFormat, SheetFormat } from "./SheetFormat.ts"
import { missingColumns } from "./SheetFormat.ts"
import { shopifyCsv } from "./platforms/shopifyCsv.ts"
import { shopifyJson } from "./platforms/shopifyJson.ts"
import { squarespace } from "./platforms/squarespace.ts"
import { wix } from "./platforms/wix.ts"
import { woocommerce } from "./platforms/woocommerce.ts"

/** All supported formats, tables first; the first match wins. New formats are added here and to `CATALOGUE_FORMATS`. */
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

/** Returns the format with this name; `plain` with its own columns. */
export function formatByName(name: CatalogueFormat): SheetFormat {
  const found = FORMATS.find((format) => format.name === name)
  if (found === undefined) throw new Error(`Unknown catalogue format: ${name}.`)
  return found
}

/** Maps a file's header to the format's column names. */
export function columnsOf(format: SheetFormat, header: readonly string[]): readonly string[] {
  const { fieldName } = format
  return fieldName === undefined ? header : header.map((name) => fieldName(name))
}

/** Detects the format of a table from its column names; `undefined` when unknown. */
export function guessTable(header: readonly string[]): SheetFormat | undefined {
  return FORMATS.find(
    (format) => format.reads === "table" && missingColumns(format, columnsOf(format, header)).length === 0,
  )
}

/** Detects the format of a JSON document from the fields of its first record; a generic list when unknown. */
export function guessJson(fields: ReadonlyMap<string, string>): SheetFormat {
  return FORMATS.find((format) => format.reads === "json" && format.recognizes?.(fields) === true) ?? jsonList
}
