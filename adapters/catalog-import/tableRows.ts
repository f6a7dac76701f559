import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import type { SheetRow } from "../../domain/catalog/sheet/SheetRow.ts"
import { sheetReason } from "../../domain/catalog/sheet/SheetRow.ts"
import { csvRecords } from "./csvRecords.ts"
import type { ReadRow } from "./ReadRow.ts"
import { MAX_RECORD_CHARACTERS } from "./ReadRow.ts"

/** Field delimiters, the most common first. */
export const DELIMITERS = [",", ";", "\t", "|"] as const

/** Feed columns that may be repeated in a table. */
const REPEATED = new Set(["additional_image_link", "product_type"])

/** Options of reading a table. */
export interface TableOptions {
  readonly file: string
  readonly delimiter: string
  /** Lines before the header, such as `sep=;`. */
  readonly skippedLines: number
  /** Returns the column names for a header; throws when the table is not readable. */
  readonly columnsOf: (header: readonly string[]) => readonly string[]
  /** True when missing fields at the end of a record count as empty. */
  readonly fillsMissingFields?: boolean
}

/**
 * Returns the records of a table with their first line. Columns are found by name.
 *
 * A record with more or fewer fields than the header, or with wrong quotes, is refused; reading continues after it.
 */
export async function* tableRows(
  chunks: AsyncIterable<string>,
  { file, delimiter, skippedLines, columnsOf, fillsMissingFields = false }: TableOptions,
): AsyncGenerator<ReadRow> {
  let names: readonly string[] | undefined
  let number = 0
  // Tabs count as spaces around fields, so not when they are the delimiter.
  for await (const record of csvRecords(
    withoutByteOrderMark(chunks),
    { delimiter, trims: delimiter !== "\t" },
    MAX_RECORD_CHARACTERS,
  )) {
    const line = record.line + skippedLines
    if (names === undefined) {
      if ("rule" in record)
        throw new SheetUnreadableError({
          message:
            `${file} cannot be read as CSV: in its first line, line ${line}, ` +
            (record.rule === "quotes"
              ? "a quotation mark does not close, or closes within a name. Close it, or write it twice " +
                "where it is part of the name"
              : "there are too many characters for names of columns") +
            ".",
        })
      names = columnsOf(record.fields.map((name) => name.trim()))
      continue
    }
    number += 1
    if ("rule" in record) {
      const row = rowOf(line, number, names, record.before)
      const lastLine = record.lastLine + skippedLines
      yield {
        row,
        refusedReason: {
          ...sheetReason(line, record.rule, undefined, record.text),
          ...(lastLine > line ? { lastLine } : {}),
        },
        ...(lastLine > line ? { mayHideRows: true } : {}),
      }
    } else yield readRow(rowOf(line, number, names, record.fields), names, record.fields, fillsMissingFields)
  }
  if (names === undefined)
    throw new SheetUnreadableError({
      message: `${file} is empty: a catalogue needs a line with the names of its columns, and products below it.`,
    })
}

/** Returns a record by column. Of columns with equal names the first non-empty one counts; other values are noted. */
function rowOf(line: number, number: number, columns: readonly string[], values: readonly string[]): SheetRow {
  const fields = new Map<string, string>()
  const notes: NonNullable<SheetRow["notes"]>[number][] = []
  for (const [index, value] of values.slice(0, columns.length).entries()) {
    const column = columns[index] === undefined || columns[index] === "" ? `column ${index + 1}` : columns[index]
    const before = fields.get(column)
    if (before === undefined || before.trim() === "") fields.set(column, value)
    else if (REPEATED.has(column) && value.trim() !== "") fields.set(column, `${before}\n${value}`)
    else if (value.trim() !== "" && value !== before) notes.push({ rule: "repeatedField", column, value })
  }
  return { line, number, fields, ...(notes.length === 0 ? {} : { notes }) }
}

function readRow(
  row: SheetRow,
  columns: readonly string[],
  fields: readonly string[],
  fillsMissingFields: boolean,
): ReadRow {
  const missing = columns.length - fields.length
  if (missing !== 0 && !(missing > 0 && fillsMissingFields))
    return { row, refusedReason: sheetReason(row.line, "columnCount", undefined, `${fields.length}/${columns.length}`) }
  const undecodable = fields.findIndex((value) => value.includes("\uFFFD"))
  if (undecodable >= 0)
    return { row, refusedReason: sheetReason(row.line, "encoding", columns[undecodable], fields[undecodable]) }
  if (missing === 0) return { row }
  const note = {
    rule: "filledUp",
    column: columns[fields.length] ?? "",
    value: `${fields.length}/${columns.length}`,
  } as const
  return { row: { ...row, notes: [...(row.notes ?? []), note] } }
}

async function* withoutByteOrderMark(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let isInside = false
  for await (const chunk of chunks) {
    yield isInside ? chunk : chunk.replace(/^\ufeff/u, "")
    isInside = true
  }
}

/** Guesses the delimiter of a table from its first line: the most frequent candidate outside of quotes. */
export function guessDelimiter(firstLine: string): string {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of firstLine) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), ",")
}
