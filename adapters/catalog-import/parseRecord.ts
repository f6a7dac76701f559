import type { TextLine } from "./textLines.ts"

/** The syntax of a table. */
export interface CsvDialect {
  readonly delimiter: string
  /** True when spaces around a field are removed. Tabs count as spaces, so not when they are the delimiter. */
  readonly trims: boolean
}

/** The result of parsing at a line. */
export type ParsedRecord =
  /**
   * `next` is the line after the record. `hasStrayQuote` means that an unquoted field contains a quotation mark, which
   * was taken literally.
   */
  | {
      readonly kind: "record"
      readonly fields: readonly string[]
      readonly next: number
      readonly hasStrayQuote: boolean
    }
  /**
   * A closing quotation mark is followed by something other than a delimiter, or the line is too long. `fields` are the
   * fields before, `at` is the line of the error.
   */
  | { readonly kind: "broken"; readonly fields: readonly string[]; readonly at: number }
  /** The available lines end within quotes. */
  | { readonly kind: "open"; readonly fields: readonly string[] }

/**
 * Parses the record that begins on a line, following RFC 4180: quotes enclose delimiters and line breaks, and a
 * quotation mark within them is doubled. In an unquoted field it is an ordinary character, as in `5" heel`.
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
