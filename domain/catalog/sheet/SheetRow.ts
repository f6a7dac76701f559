/** One record of a catalogue file, with its fields by column name. */
export interface SheetRow {
  /** Line of the file on which the record begins, from 1. */
  readonly line: number
  readonly fields: ReadonlyMap<string, string>
}

/** Why a record, and with it its product, was refused. */
export type SheetRule =
  | "missing" | "price" | "quantity" | "imageAddress" | "duplicateVariant" | "duplicateSku" | "duplicateHandle" | "tooLong" | "tooMany"
  | "columnCount" | "quotes" | "encoding"

/** One thing wrong in a catalogue file: where it stands and which rule it breaks. */
export interface SheetProblem {
  readonly line: number
  /** Column name as the file spells it; absent when the whole record is at fault. */
  readonly column?: string
  readonly rule: SheetRule
  /** What stands there, cut short; never more than 60 characters. */
  readonly value?: string
}

const SHOWN_VALUE = 60

/** A problem at a place of a file. */
export function sheetProblem(line: number, rule: SheetRule, column?: string, value?: string): SheetProblem {
  return {
    line,
    rule,
    ...(column === undefined ? {} : { column }),
    ...(value === undefined || value === "" ? {} : { value: [...value].slice(0, SHOWN_VALUE).join("") }),
  }
}
