import { createReadStream } from "node:fs"
import { CsvError, parse } from "csv-parse"
import * as Schema from "effect/Schema"
import type { SheetRecord } from "../../application/catalog/importCatalogue.ts"
import { cell, missingColumns } from "../../domain/catalog/sheet/shopifyColumns.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"

/** A file that cannot be read as a catalogue at all; `message` says why and what to do. */
export class SheetUnreadable extends Schema.TaggedError<SheetUnreadable>()("SheetUnreadable", { message: Schema.String }) {}

const MAX_RECORD_CHARACTERS = 1_000_000

/** The shape `csv-parse` gives a record with `info`. */
const CsvRecord = Schema.Struct({ record: Schema.Array(Schema.String), info: Schema.Struct({ lines: Schema.Number }) })
const decodeRecord = Schema.decodeUnknownSync(CsvRecord)

/**
 * The records of a CSV file in UTF-8, one by one, with the line each begins on. Columns are found by name.
 *
 * A record with more or fewer fields than the header is a problem of its product. Quotes that do not close make the rest of
 * the file unreadable: that is told, and the product they stand in is refused.
 */
export async function* readSheet(file: string): AsyncGenerator<SheetRecord> {
  const parser = createReadStream(file)
    .on("error", (error) => parser.destroy(new SheetUnreadable({ message: fileProblem(file, error) })))
    .pipe(parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_RECORD_CHARACTERS, record_delimiter: ["\r\n", "\n", "\r"] }))
  let header: readonly string[] | undefined
  let handle = ""
  try {
    for await (const parsed of parser) {
      const { record, info } = decodeRecord(parsed)
      if (header === undefined) {
        header = readHeader(record, file)
        continue
      }
      const line = info.lines - record.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
      const names = header
      const row = { line, fields: new Map(record.slice(0, names.length).map((value, index) => [names[index] ?? "", value])) }
      handle = cell(row, "handle") === "" ? handle : cell(row, "handle")
      yield record.length === names.length ? { row } : { problem: sheetProblem(line, "columnCount", undefined, `${record.length}/${names.length}`), handle }
    }
  } catch (error) {
    if (!(error instanceof CsvError) || header === undefined) throw readable(error, file)
    yield { problem: sheetProblem(lineOf(error), "quotes"), handle }
  }
  if (header === undefined) throw new SheetUnreadable({ message: `${file} is empty: a catalogue needs a line with the names of its columns, and products below it.` })
}

function readHeader(record: readonly string[], file: string): readonly string[] {
  if (record.some((name) => name.includes("\uFFFD")))
    throw new SheetUnreadable({ message: `${file} is not written in UTF-8: save it again as "CSV UTF-8" and import that.` })
  const names = record.map((name) => name.trim())
  const missing = missingColumns(names)
  if (missing.length === 0) return names
  throw new SheetUnreadable({ message: `${file} is no Shopify product file: its first line has no column ${missing.map((name) => `"${name}"`).join(", ")}.` })
}

function readable(error: unknown, file: string): SheetUnreadable {
  if (error instanceof SheetUnreadable) return error
  const detail = error instanceof Error ? error.message : String(error)
  return new SheetUnreadable({ message: `${file} cannot be read as CSV: ${detail}` })
}

function lineOf(error: CsvError): number {
  const lines: unknown = error["lines"]
  return typeof lines === "number" ? lines : 0
}

function fileProblem(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return `There is no file ${file}.`
  if (error.code === "EISDIR") return `${file} is a folder: name a file in it.`
  if (error.code === "EACCES") return `${file} may not be read by this user.`
  return `${file} cannot be read: ${error.message}`
}
