import { stat } from "node:fs/promises"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { CatalogueFile, CatalogueSheet, SheetEncoding, SheetHints, SheetRecord } from "../../application/catalog/CatalogueFile.ts"
import { SheetUnreadable } from "../../application/catalog/SheetUnreadable.ts"
import { columnsOf, formatNamed, guessFormat } from "../../domain/catalog/sheet/guessFormat.ts"
import { plain } from "../../domain/catalog/sheet/plain.ts"
import type { CatalogueFormat, SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import { missingColumns } from "../../domain/catalog/sheet/SheetFormat.ts"
import { decodedChunks } from "./decodedChunks.ts"
import { feedRows } from "./feedRows.ts"
import { fileProblem } from "./fileProblem.ts"
import { guessEncoding } from "./guessEncoding.ts"
import { jsonRows } from "./jsonRows.ts"
import { Partitions } from "./Partitions.ts"
import type { ReadRow } from "./ReadRow.ts"
import { readMapping } from "./readMapping.ts"
import { guessDelimiter, tableRows } from "./tableRows.ts"

/** Enough of a file to see its format and its columns. */
const HEAD_CHARACTERS = 262_144
/** Records handed over at a time. */
const BATCH = 64
/** The share of the work that reading is, where a file is read to its end before its products are put in. */
const READING_SHARE = 0.2

/** A file whose form is known. */
interface KnownFile {
  readonly file: string
  readonly bytes: number
  readonly encoding: SheetEncoding
  readonly format: SheetFormat
  readonly delimiter?: string
  readonly skippedLines: number
}

/** Catalogue files of this machine. */
export function catalogueFile(): CatalogueFile["Service"] {
  return {
    open: Effect.fn("catalogue.open")(function* (file: string, hints: SheetHints) {
      const known = yield* Effect.tryPromise({ try: () => look(file, hints), catch: (error) => fileProblem(error, file) })
      const partitions = new Partitions(known.bytes)
      yield* Effect.addFinalizer(() => Effect.promise(() => partitions.remove()))
      return opened(known, partitions)
    }),
  }
}

async function look(file: string, hints: SheetHints): Promise<KnownFile> {
  const { size } = await stat(file)
  const mapping = hints.mappingFile === undefined ? undefined : await readMapping(hints.mappingFile)
  const encoding = hints.encoding ?? (await guessEncoding(file))
  const head = await headOf(file, encoding)
  const [firstCharacter = ""] = head.trimStart()
  const common = { file, bytes: size, encoding, skippedLines: 0 }
  if (mapping === undefined && (hints.format === "google-xml" || hints.format === "shopify-json")) return { ...common, format: formatNamed(hints.format, hints.currencyCode) }
  if (mapping === undefined && hints.format === undefined && firstCharacter === "<") return { ...common, format: formatNamed("google-xml", hints.currencyCode) }
  if (mapping === undefined && hints.format === undefined && (firstCharacter === "{" || firstCharacter === "[")) return { ...common, format: formatNamed("shopify-json", hints.currencyCode) }
  const separator = /^sep=(.)\r?\n/u.exec(head)
  const table = separator === null ? head : head.slice(separator[0].length)
  const delimiter = hints.delimiter ?? separator?.[1] ?? guessDelimiter(firstRecordOf(table))
  const form = { ...common, delimiter, skippedLines: separator === null ? 0 : 1 }
  const header = await headerOf(table, form)
  const format = mapping === undefined ? (hints.format === undefined ? guessFormat(header, hints.currencyCode) : formatNamed(hints.format, hints.currencyCode)) : plain(mapping, hints.currencyCode)
  if (format === undefined) throw new SheetUnreadable({ message: `${file} is no catalogue of a known format by its columns ${header.slice(0, 8).map((name) => `"${name.slice(0, 40)}"`).join(", ")}${header.length > 8 ? ", …" : ""}. Name the format with --format, or say with --mapping what stands in which column (docs/bring-your-own-catalogue.md).` })
  return { ...form, format: requireColumns(format, header, file) }
}

async function headOf(file: string, encoding: SheetEncoding): Promise<string> {
  let head = ""
  for await (const chunk of decodedChunks(file, encoding)) {
    head += chunk
    if (head.length >= HEAD_CHARACTERS) break
  }
  return head
}

/** The first line that is not empty, with the line breaks within its quotes. */
function firstRecordOf(text: string): string {
  const start = text.search(/[^\r\n]/u)
  let isQuoted = false
  for (let at = Math.max(start, 0); at < text.length; at += 1) {
    if (text[at] === "\"") isQuoted = !isQuoted
    else if (!isQuoted && (text[at] === "\n" || text[at] === "\r")) return text.slice(start, at)
  }
  return text.slice(Math.max(start, 0))
}

async function headerOf(text: string, { file, delimiter = "," }: { readonly file: string; readonly delimiter?: string }): Promise<readonly string[]> {
  let header: readonly string[] = []
  const only = async function* () { yield text }
  const rows = tableRows(only(), { file, delimiter, skippedLines: 0, columnsOf: (names) => (header = names) })
  await rows.next()
  return header
}

function requireColumns(format: SheetFormat, header: readonly string[], file: string): SheetFormat {
  const missing = missingColumns(format, columnsOf(format, header))
  if (missing.length === 0) return format
  throw new SheetUnreadable({ message: `${file} is no ${WORDS[format.name]}: its first line has no column ${missing.map((name) => `"${name}"`).join(", ")}.` })
}

const WORDS: Readonly<Record<CatalogueFormat, string>> = {
  "shopify-csv": "Shopify product file", "shopify-json": "Shopify products.json", "google-xml": "Google Merchant feed", "google-tsv": "Google Merchant feed", woocommerce: "WooCommerce product file",
  magento: "Magento product file", plain: "table with these columns",
}

function opened(known: KnownFile, partitions: Partitions): CatalogueSheet {
  const { file, bytes, format, encoding, delimiter } = known
  const passes = format.linksOf === undefined ? 1 : 2
  const progress = { bytes: 0, given: 0 }
  const readShare = () => (bytes === 0 ? 1 : Math.min(1, progress.bytes / (bytes * passes)))
  const rows = () => rowsOf(known, (read) => { progress.bytes += read })
  const records = async function* (): AsyncGenerator<SheetRecord> {
    if (!format.isScattered) {
      yield* together(rows(), format, new Map())
      return
    }
    const links = await linksOf(format, rows)
    for await (const record of together(rows(), format, links)) await partitions.add(record)
    for await (const record of partitions.grouped()) {
      progress.given += 1
      yield record
    }
  }
  return {
    format,
    encoding,
    ...(delimiter === undefined ? {} : { delimiter }),
    records: Stream.fromAsyncIterable(inBatches(records()), (error) => fileProblem(error, file)).pipe(Stream.flattenIterable),
    share: () => (format.isScattered ? READING_SHARE * readShare() + (1 - READING_SHARE) * (progress.given / Math.max(1, partitions.count)) : readShare()),
  }
}

function isTable(format: SheetFormat): boolean {
  return format.name !== "google-xml" && format.name !== "shopify-json"
}

function rowsOf({ file, encoding, format, delimiter = ",", skippedLines }: KnownFile, onBytes: (bytes: number) => void): AsyncGenerator<ReadRow> {
  const chunks = decodedChunks(file, encoding, onBytes)
  if (format.name === "google-xml") return feedRows(chunks, file)
  if (format.name === "shopify-json") return jsonRows(chunks, file)
  return tableRows(skippedLines === 0 ? chunks : withoutFirstLine(chunks), { file, delimiter, skippedLines, columnsOf: (header) => columnsOf(format, header) })
}

async function* withoutFirstLine(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let isInside = false
  for await (const chunk of chunks) {
    if (isInside) yield chunk
    else if (chunk.includes("\n")) {
      isInside = true
      yield chunk.slice(chunk.indexOf("\n") + 1)
    }
  }
}

/** Which record belongs to which product, where records say so of others: the first one counts. */
async function linksOf(format: SheetFormat, rows: () => AsyncIterable<ReadRow>): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  if (format.linksOf === undefined) return links
  for await (const read of rows()) {
    if ("problem" in read) continue
    for (const [own, product] of format.linksOf(read.row)) if (!links.has(own)) links.set(own, product)
  }
  return links
}

async function* together(rows: AsyncIterable<ReadRow>, format: SheetFormat, links: ReadonlyMap<string, string>): AsyncGenerator<SheetRecord> {
  let last = ""
  for await (const read of rows) {
    const named = read.row === undefined ? "" : format.productOf(read.row, links)
    if ("problem" in read) {
      // Where quotes of a table went wrong, the product above is it; elsewhere each record is a product's own.
      last = named === "" && isTable(format) ? last : named
      // Whose product a broken record of a table was, nobody can tell where its name could not be read.
      const hidesRows = read.hidesRows === true || (read.problem.rule === "quotes" && named === "")
      yield { problem: read.problem, handle: last, ...(read.isEnd === undefined ? {} : { isEnd: read.isEnd }), ...(hidesRows ? { hidesRows } : {}) }
    } else {
      const handle = named === "" && format.carriesDown === true ? last : named
      if (handle !== "") last = handle
      yield { row: read.row, handle }
    }
  }
}

/** Several at a time: handing over costs more than reading. */
async function* inBatches<A>(all: AsyncIterable<A>): AsyncGenerator<readonly A[]> {
  let batch: A[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
