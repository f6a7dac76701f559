import { createReadStream } from "node:fs"
import { CsvError, parse } from "csv-parse"
import * as Schema from "effect/Schema"
import type { SheetRecord } from "../../application/catalog/importCatalogue.ts"
import { cell, missingColumns } from "../../domain/catalog/sheet/shopifyColumns.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"

/** A file that cannot be read as a catalogue at all; `message` says why and what to do. */
export class SheetUnreadable extends Schema.TaggedError<SheetUnreadable>()("SheetUnreadable", { message: Schema.String }) {}

const MAX_RECORD_CHARACTERS = 1_000_000

/** What `csv-parse` makes of one record, with the number of lines it has counted at its end. */
interface CsvRecord {
  readonly record: readonly string[]
  readonly lines: number
}

/**
 * The records of a CSV file in UTF-8, one by one, with the line each begins on. Columns are found by name.
 *
 * A record with more or fewer fields than the header is a problem of its product. Quotes that do not close make the rest of
 * the file unreadable: that is told, and the product they stand in is refused.
 */
export async function* readSheet(file: string): AsyncGenerator<SheetRecord> {
  let header: readonly string[] | undefined
  let handle = ""
  let lastLine = 0
  // The parser counts the two characters of a line break within quotes as two lines.
  let surplus = 0
  try {
    for await (const { record, lines } of csvRecords(file)) {
      const line = lines - surplus - breaksIn(record, /[\r\n]/g)
      surplus += breaksIn(record, /\r\n/g)
      lastLine = lines - surplus
      if (header === undefined) {
        header = readHeader(record, file)
        continue
      }
      const names = header
      const row = { line, fields: new Map(record.slice(0, names.length).map((value, index) => [names[index] ?? "", value])) }
      handle = cell(row, "handle") === "" ? handle : cell(row, "handle")
      const misread = record.findIndex((value) => value.includes("\uFFFD"))
      if (record.length !== names.length) yield { problem: sheetProblem(line, "columnCount", undefined, `${record.length}/${names.length}`), handle }
      else if (misread >= 0) yield { problem: sheetProblem(line, "encoding", names[misread], record[misread]), handle }
      else yield { row }
    }
  } catch (error) {
    if (!(error instanceof CsvError) || header === undefined) throw readable(error, file)
    yield { problem: sheetProblem(lastLine + 1, "quotes"), handle }
  }
  if (header === undefined) throw new SheetUnreadable({ message: `${file} is empty: a catalogue needs a line with the names of its columns, and products below it.` })
}

/** Every whole record, also those right before one that cannot be read; then that one's error is thrown. */
async function* csvRecords(file: string): AsyncGenerator<CsvRecord> {
  let read: CsvRecord[] = []
  const parser = parse({
    bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_RECORD_CHARACTERS, record_delimiter: ["\r\n", "\n", "\r"],
    // Taken here, and not from the stream, which loses what it holds when a later record has an error.
    on_record: (record: string[], { lines }) => {
      read.push({ record, lines })
      return null
    },
  }).resume()
  let failure: Error | null | undefined
  parser.on("error", (error) => { failure = error })
  const take = () => {
    const taken = read
    read = []
    return taken
  }
  for await (const chunk of createReadStream(file)) {
    await new Promise<void>((resolve) => { parser.write(chunk, () => resolve()) })
    yield* take()
    if (failure) throw failure
  }
  await new Promise<void>((resolve) => { parser.once("close", resolve).end() })
  yield* take()
  if (failure) throw failure
}

function breaksIn(record: readonly string[], pattern: RegExp): number {
  return record.reduce((sum, field) => sum + (field.match(pattern)?.length ?? 0), 0)
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
  if (isFileError(error)) return new SheetUnreadable({ message: fileProblem(file, error) })
  const detail = error instanceof Error ? error.message : String(error)
  return new SheetUnreadable({ message: `${file} cannot be read as CSV: ${detail}` })
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error
}

function fileProblem(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return `There is no file ${file}.`
  if (error.code === "EISDIR") return `${file} is a folder: name a file in it.`
  if (error.code === "EACCES") return `${file} may not be read by this user.`
  return `${file} cannot be read: ${error.message}`
}
