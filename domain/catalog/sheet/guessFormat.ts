import { PLAIN_MAPPING } from "./ColumnMapping.ts"
import { googleColumn, googleTsv, googleXml } from "./googleFeed.ts"
import { magento } from "./magento.ts"
import { plain } from "./plain.ts"
import type { CatalogueFormat, SheetFormat } from "./SheetFormat.ts"
import { missingColumns } from "./SheetFormat.ts"
import { shopifyCsv } from "./shopifyCsv.ts"
import { shopifyJson } from "./shopifyJson.ts"
import { woocommerce } from "./woocommerce.ts"

/** The format of a name; the plain one with its own columns. */
export function formatNamed(name: CatalogueFormat, currencyCode: string): SheetFormat {
  const formats = { "shopify-csv": shopifyCsv, "shopify-json": shopifyJson, "google-xml": googleXml, "google-tsv": googleTsv, woocommerce, magento, plain: plain(PLAIN_MAPPING, currencyCode) }
  return formats[name]
}

/** Names of columns as a format's records have them: a Google feed spells them in several ways. */
export function columnsOf(format: SheetFormat, header: readonly string[]): readonly string[] {
  return format.name === "google-tsv" ? header.map(googleColumn) : header
}

/** The format of a table by the names of its columns; `undefined` when it is none that is known. */
export function guessFormat(header: readonly string[], currencyCode: string): SheetFormat | undefined {
  return [shopifyCsv, woocommerce, magento, formatNamed("plain", currencyCode), googleTsv].find((format) => missingColumns(format, columnsOf(format, header)).length === 0)
}
