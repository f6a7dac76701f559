import type { CsvDialect, ParsedRecord } from "./parseRecord.ts"
import { parseRecord } from "./parseRecord.ts"
import type { TextLine } from "./textLines.ts"
import { textLines } from "./textLines.ts"

/** A record of a table with its first line, or an unreadable one. */
export type CsvRecord = { readonly line: number; readonly fields: readonly string[] } | RefusedRecord

/** Lines without a valid record. Reading continues after them. */
export interface RefusedRecord {
  readonly line: number
  readonly lastLine: number
  /** The fields before the invalid one. */
  readonly before: readonly string[]
  /** Its first line, unchanged. */
  readonly text: string
  readonly rule: "quotes" | "tooLong"
}

/**
 * Returns the records of a table, the header first, in bounded memory: at most `longest` characters of one record.
 *
 * A record with wrong quotes is refused, and reading continues at the next line that is a complete record with as many
 * fields as the header. A record over several lines with a different number of fields is also refused when one of its
 * lines is such a record: a missing quote has merged them.
 */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  dialect: CsvDialect,
  longest: number,
): AsyncGenerator<CsvRecord> {
  const source = textLines(chunks, longest)
  let lines: TextLine[] = []
  let at = 0
  /** The line number of `lines[0]` in the file. */
  let firstLine = 1
  let width: number | undefined
  let refused: RefusedRecord | undefined

  for (;;) {
    if (at >= lines.length && !(await fetchMore())) break
    const line = lines[at]
    if (line === undefined) break
    if (line.text === "") {
      at += 1
      continue
    }
    const parsed = await readRecord()
    const isWellFormed =
      parsed.kind === "record" &&
      (refused === undefined ? !spansMultipleRecords(parsed) : parsed.fields.length === width)
    if (isWellFormed) {
      if (refused !== undefined) yield refused
      refused = undefined
      width ??= parsed.fields.length
      yield { line: firstLine + at, fields: parsed.fields }
      at = parsed.next
      continue
    }
    const lastLine = firstLine + at
    if (refused !== undefined && parsed.kind === "broken" && parsed.at === at && parsed.fields.length > 0) {
      // Fields before its own wrong quote show that it is a record, and not the rest of the one above.
      yield refused
      refused = undefined
    }
    refused =
      refused === undefined
        ? {
            line: lastLine,
            lastLine,
            before: parsed.kind === "record" ? fieldsBeforeLineBreak(parsed.fields) : parsed.fields,
            text: line.text,
            rule: line.isCut === true ? "tooLong" : "quotes",
          }
        : { ...refused, lastLine }
    // Without a header the width of a record is unknown.
    if (width === undefined) break
    at += 1
  }
  if (refused !== undefined) yield refused

  /** Parses the record at this line; loads more lines while its quotes are open. */
  async function readRecord(): Promise<ParsedRecord> {
    for (;;) {
      const parsed = parseRecord(lines, at, dialect)
      if (parsed.kind !== "open") return parsed
      const held = lines.slice(at).reduce((sum, { text }) => sum + text.length, 0)
      if (held > longest || !(await fetchMore())) return parsed
    }
  }

  async function fetchMore(): Promise<boolean> {
    const more = await source.next()
    if (more.done === true) return false
    lines = [...lines.slice(at), ...more.value]
    firstLine += at
    at = 0
    return true
  }

  function spansMultipleRecords({ fields, next }: Extract<ParsedRecord, { readonly kind: "record" }>): boolean {
    if (width === undefined || fields.length === width) return false
    const own = lines.slice(at, next)
    for (let inner = 1; inner < own.length; inner += 1) {
      const parsed = parseRecord(own, inner, dialect)
      if (parsed.kind === "record" && parsed.fields.length === width && !parsed.hasStrayQuote) return true
    }
    return false
  }
}

function fieldsBeforeLineBreak(fields: readonly string[]): readonly string[] {
  return fields.slice(
    0,
    fields.findIndex((field) => /[\r\n]/u.test(field)),
  )
}
