import type { SheetEncoding, SheetHints } from "../../application/catalog/import/CatalogueFile.ts"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import type { ColumnMapping } from "../../domain/catalog/sheet/ColumnMapping.ts"
import { columnsOf, formatByName, guessJson, guessTable } from "../../domain/catalog/sheet/guessFormat.ts"
import { plain } from "../../domain/catalog/sheet/platforms/plain.ts"
import type { CatalogueFormat, SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import { missingColumns } from "../../domain/catalog/sheet/SheetFormat.ts"
import { decodedChunks } from "./decodedChunks.ts"
import { guessEncoding } from "./guessEncoding.ts"
import { firstJsonFields } from "./jsonRows.ts"
import type { LocalCopy } from "./localCopy.ts"
import { readMapping } from "./readMapping.ts"
import { guessDelimiter, tableRows } from "./tableRows.ts"

/** Enough of a file to detect its format and columns. */
const HEAD_CHARACTERS = 262_144
const SHOWN_COLUMNS = 8

/** A file with a detected format. */
export interface DetectedFile extends LocalCopy {
  readonly encoding: SheetEncoding
  readonly format: SheetFormat
  readonly delimiter?: string
  readonly skippedLines: number
  /** Field names in the file that differ from the format's documentation. */
  readonly spelling: ReadonlyMap<string, string>
}

const FORMAT_NAMES: Readonly<Record<CatalogueFormat, string>> = {
  "shopify-csv": "Shopify product file",
  "shopify-json": "Shopify products.json",
  "google-xml": "Google Merchant feed",
  "google-tsv": "Google Merchant feed",
  woocommerce: "WooCommerce product file",
  magento: "Magento product file",
  wix: "Wix product file",
  squarespace: "Squarespace product file",
  etsy: "Etsy listings file",
  bigcommerce: "BigCommerce product file",
  prestashop: "PrestaShop product file",
  plain: "table with these columns",
  json: "JSON list",
}

/**
 * Detects a file's format from its content and the hints. Fails with a `SheetUnreadableError` that gives the reason why
 * the file is not a catalogue.
 */
export async function detectFormat(copy: LocalCopy, hints: SheetHints): Promise<DetectedFile> {
  const mapping = hints.mappingFile === undefined ? undefined : await readMapping(hints.mappingFile)
  const encoding = hints.encoding ?? (await guessEncoding(copy))
  const head = await headOf(copy.path, encoding)
  const common = { ...copy, encoding, skippedLines: 0, spelling: new Map<string, string>() }
  switch (kindOf(head, hints, mapping)) {
    case "xml":
      if (mapping !== undefined)
        throw new SheetUnreadableError({ message: `${copy.name} is XML: a mapping reads tables and lists of JSON.` })
      return { ...common, format: formatByName("google-xml") }
    case "json":
      return { ...common, format: jsonFormat(head, hints, mapping) }
    case "table":
      return tableOf(copy, head, hints, { encoding, mapping })
  }
}

function kindOf(
  head: string,
  { format, delimiter }: SheetHints,
  mapping: ColumnMapping | undefined,
): SheetFormat["reads"] {
  if (mapping === undefined && format !== undefined) return formatByName(format).reads
  const [first = ""] = head.trimStart()
  if (delimiter !== undefined) return "table"
  return first === "<" ? "xml" : first === "{" || first === "[" ? "json" : "table"
}

function jsonFormat(
  head: string,
  { format, currencyCode }: SheetHints,
  mapping: ColumnMapping | undefined,
): SheetFormat {
  if (mapping !== undefined) return plain(mapping, currencyCode, "json")
  return format === undefined ? guessJson(firstJsonFields(head)) : formatByName(format)
}

async function tableOf(
  copy: LocalCopy,
  head: string,
  hints: SheetHints,
  { encoding, mapping }: { readonly encoding: SheetEncoding; readonly mapping: ColumnMapping | undefined },
): Promise<DetectedFile> {
  const separator = /^sep=(.)\r?\n/u.exec(head)
  const table = separator === null ? head : head.slice(separator[0].length)
  const delimiter = hints.delimiter ?? separator?.[1] ?? guessDelimiter(firstRecordOf(table))
  const header = await headerOf(table, copy.name, delimiter)
  const named = hints.format === undefined ? guessTable(header) : formatByName(hints.format)
  const format = mapping === undefined ? named : plain(mapping, hints.currencyCode)
  if (format === undefined)
    throw new SheetUnreadableError({
      message:
        `${copy.name} is no catalogue of a known format by its columns ` +
        header
          .slice(0, SHOWN_COLUMNS)
          .map((name) => `"${name.slice(0, 40)}"`)
          .join(", ") +
        `${header.length > SHOWN_COLUMNS ? ", …" : ""}. Name the format with --format, or say ` +
        "with --mapping what stands in which column (docs/bring-your-own-catalogue.md).",
    })
  const columns = columnsOf(format, header)
  const missing = missingColumns(format, columns)
  if (missing.length > 0)
    throw new SheetUnreadableError({
      message:
        `${copy.name} is no ${FORMAT_NAMES[format.name]}: its first line has no column ` +
        `${missing.map((name) => `"${name}"`).join(", ")}.`,
    })
  const spelling = new Map(
    columns.flatMap((name, at) =>
      header[at] === undefined || header[at] === name ? [] : [[name, header[at]] as const],
    ),
  )
  return { ...copy, encoding, format, delimiter, skippedLines: separator === null ? 0 : 1, spelling }
}

async function headOf(path: string, encoding: SheetEncoding): Promise<string> {
  let head = ""
  for await (const chunk of decodedChunks(path, encoding)) {
    head += chunk
    if (head.length >= HEAD_CHARACTERS) break
  }
  return head
}

/** The first non-empty line, including line breaks within quotes. */
function firstRecordOf(text: string): string {
  const start = text.search(/[^\r\n]/u)
  let isQuoted = false
  for (let at = Math.max(start, 0); at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (text[at] === "\n" || text[at] === "\r")) return text.slice(start, at)
  }
  return text.slice(Math.max(start, 0))
}

async function headerOf(text: string, file: string, delimiter: string): Promise<readonly string[]> {
  let header: readonly string[] = []
  const only = async function* () {
    yield text
  }
  const rows = tableRows(only(), { file, delimiter, skippedLines: 0, columnsOf: (names) => (header = names) })
  await rows.next()
  return header
}
