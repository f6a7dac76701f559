import { SheetUnreadable } from "../../application/catalog/SheetUnreadable.ts"
import type { SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import { csvRecords } from "./csvRecords.ts"
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

/**
 * The records of a table, one by one, with the line each begins on. Columns are found by name.
 *
 * A record with more or fewer fields than the header is a problem of its product, and so is one whose quotes are wrong; what
 * stands behind it is read on.
 */
export async function* tableRows(chunks: AsyncIterable<string>, { file, delimiter, skippedLines, columnsOf }: TableOptions): AsyncGenerator<ReadRow> {
  let names: readonly string[] | undefined
  let number = 0
  // Tabs count as spaces around fields, so not where they stand between them.
  for await (const record of csvRecords(withoutMark(chunks), { delimiter, trims: delimiter !== "\t" }, MAX_RECORD_CHARACTERS)) {
    const line = record.line + skippedLines
    if (names === undefined) {
      if ("rule" in record) throw new SheetUnreadable({ message: `${file} cannot be read as CSV: in its first line, line ${line}, ${record.rule === "quotes" ? "a quotation mark does not close, or closes within a name. Close it, or write it twice where it is part of the name" : "there are too many characters for names of columns"}.` })
      names = columnsOf(record.fields.map((name) => name.trim()))
      continue
    }
    number += 1
    if ("rule" in record) {
      const row = rowOf(line, number, names, record.before)
      const lastLine = record.lastLine + skippedLines
      yield { row, problem: { ...sheetProblem(line, record.rule, undefined, record.text), ...(lastLine > line ? { lastLine } : {}) }, ...(lastLine > line ? { hidesRows: true } : {}) }
    } else yield readRow(rowOf(line, number, names, record.fields), names, record.fields)
  }
  if (names === undefined) throw new SheetUnreadable({ message: `${file} is empty: a catalogue needs a line with the names of its columns, and products below it.` })
}

function rowOf(line: number, number: number, columns: readonly string[], fields: readonly string[]): SheetRow {
  return { line, number, fields: new Map(fields.slice(0, columns.length).map((value, index) => [columns[index] ?? "", value])) }
}

function readRow(row: SheetRow, columns: readonly string[], fields: readonly string[]): ReadRow {
  if (fields.length !== columns.length) return { row, problem: sheetProblem(row.line, "columnCount", undefined, `${fields.length}/${columns.length}`) }
  const misread = fields.findIndex((value) => value.includes("\uFFFD"))
  return misread < 0 ? { row } : { row, problem: sheetProblem(row.line, "encoding", columns[misread], fields[misread]) }
}

async function* withoutMark(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let isInside = false
  for await (const chunk of chunks) {
    yield isInside ? chunk : chunk.replace(/^\ufeff/u, "")
    isInside = true
  }
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
