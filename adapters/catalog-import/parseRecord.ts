import type { TextLine } from "./textLines.ts"

/** How fields stand in a line. */
export interface CsvDialect {
  readonly delimiter: string
  /** Whether spaces around a field are none of it; tabs count as spaces, so not where they stand between fields. */
  readonly trims: boolean
}

/** What stands in a table from one line on. */
export type ParsedRecord =
  /**
   * `next` is the line behind it. With `hasStrayQuote` a quotation mark within a field without quotes was taken as it
   * stands.
   */
  | {
      readonly kind: "record"
      readonly fields: readonly string[]
      readonly next: number
      readonly hasStrayQuote: boolean
    }
  /**
   * Something other than a delimiter stands behind a closing quotation mark, or the line is too long; `fields` are
   * those before, `at` the line of it.
   */
  | { readonly kind: "broken"; readonly fields: readonly string[]; readonly at: number }
  /** The lines at hand end within quotes. */
  | { readonly kind: "open"; readonly fields: readonly string[] }

/**
 * The record that begins on a line, as RFC 4180 has it: quotes hold delimiters and line breaks, and a quotation mark
 * within them is doubled. One that stands in a field without quotes is a character like others, as in `5" heel`.
 */
export function parseRecord(lines: readonly TextLine[], from: number, { delimiter, trims }: CsvDialect): ParsedRecord {
  const fields: string[] = []
  let hasStrayQuote = false
  let at = from
  let line = lines[at]
  let place = 0
  while (line !== undefined) {
    if (line.isCut === true) return { kind: "broken", fields, at }
    if (trims) place = skipSpaces(line.text, place)
    if (line.text[place] === '"') {
      let value = ""
      place += 1
      for (;;) {
        const quote = line.text.indexOf('"', place)
        if (quote < 0) {
          value += line.text.slice(place) + line.end
          at += 1
          line = lines[at]
          if (line === undefined) return { kind: "open", fields }
          if (line.isCut === true) return { kind: "broken", fields, at }
          place = 0
        } else if (line.text[quote + 1] === '"') {
          value += line.text.slice(place, quote + 1)
          place = quote + 2
        } else {
          value += line.text.slice(place, quote)
          place = trims ? skipSpaces(line.text, quote + 1) : quote + 1
          break
        }
      }
      if (place < line.text.length && line.text[place] !== delimiter) return { kind: "broken", fields, at }
      fields.push(value)
    } else {
      const end = line.text.indexOf(delimiter, place)
      const value = end < 0 ? line.text.slice(place) : line.text.slice(place, end)
      hasStrayQuote ||= value.includes('"')
      fields.push(trims ? value.trimEnd() : value)
      place = end < 0 ? line.text.length : end
    }
    if (place >= line.text.length) return { kind: "record", fields, next: at + 1, hasStrayQuote }
    place += 1
  }
  return { kind: "open", fields }
}

function skipSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === " " || text[at] === "\t") at += 1
  return at
}
