import { stat } from "node:fs/promises"
import type { Readable } from "node:stream"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type {
  CatalogueFile,
  CatalogueReader,
  SheetHints,
  SheetRecord,
} from "../../application/catalog/import/CatalogueFile.ts"
import { columnsOf } from "../../domain/catalog/sheet/guessFormat.ts"
import type { SheetFormat } from "../../domain/catalog/sheet/SheetFormat.ts"
import { decodedChunks } from "./decodedChunks.ts"
import type { DetectedFile } from "./detectFormat.ts"
import { detectFormat } from "./detectFormat.ts"
import { feedRows } from "./feedRows.ts"
import { toSheetUnreadable } from "./toSheetUnreadable.ts"
import { jsonRows } from "./jsonRows.ts"
import { LocalCopies } from "./localCopy.ts"
import { Partitions } from "./Partitions.ts"
import type { ReadRow } from "./ReadRow.ts"
import { tableRows } from "./tableRows.ts"

/** Records per batch. */
const BATCH = 64
/** The share of the progress that reading takes when a file is read completely before the import. */
const READ_PHASE_SHARE = 0.2

/** Catalogue files on this machine. */
export function catalogueFile(input?: () => Readable & { readonly isTTY?: boolean }): CatalogueFile["Service"] {
  return {
    open: Effect.fn("catalogue.open")(function* (file: string, hints: SheetHints) {
      const copies = new LocalCopies(input)
      yield* Effect.addFinalizer(() => Effect.promise(() => copies.remove()))
      const { known, bytes } = yield* Effect.tryPromise({
        try: async () => {
          const copy = await copies.of(file)
          return { known: await detectFormat(copy, hints), bytes: (await stat(copy.path)).size }
        },
        catch: (error) => toSheetUnreadable(error, file),
      })
      const partitions = new Partitions(bytes)
      yield* Effect.addFinalizer(() => Effect.promise(() => partitions.remove()))
      return opened(known, bytes, partitions)
    }),
  }
}

function opened(known: DetectedFile, bytes: number, partitions: Partitions): CatalogueReader {
  const { name, format, encoding, delimiter, spelling } = known
  const passes = format.linksOf === undefined ? 1 : 2
  const progress = { bytes: 0, delivered: 0 }
  const readProgress = () => (bytes === 0 ? 1 : Math.min(1, progress.bytes / (bytes * passes)))
  const rows = () =>
    rowsOf(known, (read) => {
      progress.bytes += read
    })
  const records = async function* (): AsyncGenerator<SheetRecord> {
    if (!format.hasScatteredRows) {
      yield* combined(rows(), format, new Map())
      return
    }
    const links = await linksOf(format, rows)
    for await (const record of combined(rows(), format, links)) await partitions.add(record)
    for await (const record of partitions.grouped()) {
      progress.delivered += 1
      yield record
    }
  }
  return {
    name,
    format,
    encoding,
    spelling,
    ...(delimiter === undefined ? {} : { delimiter }),
    records: Stream.fromAsyncIterable(batches(records()), (error) => toSheetUnreadable(error, name)).pipe(
      Stream.flattenIterable,
    ),
    share: () =>
      format.hasScatteredRows
        ? READ_PHASE_SHARE * readProgress() +
          (1 - READ_PHASE_SHARE) * (progress.delivered / Math.max(1, partitions.count))
        : readProgress(),
  }
}

function rowsOf(
  { path, name, encoding, format, delimiter = ",", skippedLines }: DetectedFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow> {
  const chunks = decodedChunks(path, encoding, onBytes)
  switch (format.reads) {
    case "xml":
      return feedRows(chunks, name)
    case "json":
      return jsonRows(chunks, name, format.list)
    case "table":
      return tableRows(skippedLines === 0 ? chunks : withoutFirstLine(chunks), {
        file: name,
        delimiter,
        skippedLines,
        columnsOf: (header) => columnsOf(format, header),
        fillsMissingFields: format.fillsMissingFields === true,
      })
  }
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

/** Returns the product of each linked record, for formats in which records refer to others. The first link counts. */
async function linksOf(format: SheetFormat, rows: () => AsyncIterable<ReadRow>): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  if (format.linksOf === undefined) return links
  for await (const read of rows()) {
    if ("refusedReason" in read) continue
    for (const [own, product] of format.linksOf(read.row)) if (!links.has(own)) links.set(own, product)
  }
  return links
}

async function* combined(
  rows: AsyncIterable<ReadRow>,
  format: SheetFormat,
  links: ReadonlyMap<string, string>,
): AsyncGenerator<SheetRecord> {
  let last = ""
  for await (const read of rows) {
    const named = read.row === undefined ? "" : format.productOf(read.row, links)
    if ("refusedReason" in read) {
      // A table record with wrong quotes belongs to the product above it; in other formats each record is a product.
      last = named === "" && format.reads === "table" ? last : named
      // A broken table record whose name could not be read may hide records of other products.
      const mayHideRows = read.mayHideRows === true || (read.refusedReason.rule === "quotes" && named === "")
      yield {
        refusedReason: read.refusedReason,
        handle: last,
        ...(read.isEnd === undefined ? {} : { isEnd: read.isEnd }),
        ...(mayHideRows ? { mayHideRows } : {}),
      }
    } else {
      const handle = named === "" && format.inheritsProduct === true ? last : named
      if (handle !== "") last = handle
      yield { row: read.row, handle }
    }
  }
}

/** Batches records: each hand-over costs more than the reading. */
async function* batches<A>(all: AsyncIterable<A>): AsyncGenerator<readonly A[]> {
  let batch: A[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
