import { CsvError, parse } from "csv-parse"
import { SheetUnreadable } from "../../application/catalog/SheetUnreadable.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import type { ReadRow } from "./ReadRow.ts"
import { MAX_RECORD_CHARACTERS } from "./ReadRow.ts"

/** The marks that stand between fields, the most usual first. */
export const DELIMITERS = [",", ";", "\t", "|"] as const

/** How a table is read. */
export interface TableOptions {
  readonly file: string
  readonly delimiter: string
  /** Lines before the header, such as `sep=;`. */
  readonly skippedLines: number
  /** The names of the columns as its records have them; throws when the table is none that can be read. */
  readonly columnsOf: (header: readonly string[]) => readonly string[]
}

/** What `csv-parse` makes of one record, with the number of lines it has counted at its end. */
interface CsvRecord {
  readonly record: readonly string[]
  readonly lines: number
}

/**
 * The records of a table, one by one, with the line each begins on. Columns are found by name.
 *
 * A record with more or fewer fields than the header is a problem of its product. Quotes that do not close make the rest of
 * the file unreadable: that is told, and the product they stand in is refused.
 */
export async function* tableRows(chunks: AsyncIterable<string>, { file, delimiter, skippedLines, columnsOf }: TableOptions): AsyncGenerator<ReadRow> {
  let names: readonly string[] | undefined
  let number = 0
  let lastLine = 0
  // The parser counts the two characters of a line break within quotes as two lines.
  let surplus = -skippedLines
  try {
    for await (const { record, lines } of csvRecords(chunks, delimiter)) {
      const line = lines - surplus - breaksIn(record, /[\r\n]/g)
      surplus += breaksIn(record, /\r\n/g)
      lastLine = lines - surplus
      if (names === undefined) {
        names = columnsOf(record.map((name) => name.trim()))
        continue
      }
      const columns = names
      number += 1
      const row = { line, number, fields: new Map(record.slice(0, columns.length).map((value, index) => [columns[index] ?? "", value])) }
      const misread = record.findIndex((value) => value.includes("\uFFFD"))
      if (record.length !== columns.length) yield { row, problem: sheetProblem(line, "columnCount", undefined, `${record.length}/${columns.length}`) }
      else if (misread >= 0) yield { row, problem: sheetProblem(line, "encoding", columns[misread], record[misread]) }
      else yield { row }
    }
  } catch (error) {
    if (error instanceof CsvError && names !== undefined) yield { problem: sheetProblem(lastLine + 1, "quotes"), isEnd: true }
    else if (error instanceof CsvError) throw new SheetUnreadable({ message: `${file} cannot be read as CSV: ${error.message}` })
    else throw error
  }
  if (names === undefined) throw new SheetUnreadable({ message: `${file} is empty: a catalogue needs a line with the names of its columns, and products below it.` })
}

/** Every whole record, also those right before one that cannot be read; then that one's error is thrown. */
async function* csvRecords(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  let read: CsvRecord[] = []
  const parser = parse({
    bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_RECORD_CHARACTERS, record_delimiter: ["\r\n", "\n", "\r"],
    // Spaces around quoted fields; tabs count as spaces there, so not where they stand between fields.
    trim: delimiter !== "\t",
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
  for await (const chunk of chunks) {
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

/** What stands between the fields of a table, by its first line: the mark that stands there most often outside of quotes. */
export function guessDelimiter(firstLine: string): string {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of firstLine) {
    if (character === "\"") isQuoted = !isQuoted
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), ",")
}
