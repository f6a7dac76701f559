import type { SheetLine } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

/** The formats a catalogue file may have, as `--format` names them. */
export const CATALOGUE_FORMATS = [
  "shopify-csv",
  "shopify-json",
  "google-xml",
  "google-tsv",
  "woocommerce",
  "magento",
  "wix",
  "squarespace",
  "etsy",
  "bigcommerce",
  "prestashop",
  "plain",
  "json",
] as const
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number]

/** How the records of one format are understood. */
export interface SheetFormat {
  readonly name: CatalogueFormat
  /** What kind of file its records are read from. */
  readonly reads: "table" | "json" | "xml"
  /** Fields that records of it are read for, as its own documentation spells them; `#` stands for a number. */
  readonly used: readonly string[]
  /** Further fields of its exports, which a shop has no place for. */
  readonly notUsed: readonly string[]
  /** The name that a field has in `used`, from a header in any of the format's spellings and languages. */
  readonly fieldName?: (header: string) => string
  /** Whether a document is of this format by the fields of its first record, where it has no header. */
  readonly recognizes?: (fields: ReadonlyMap<string, string>) => boolean
  /** The list of the document that has its records, where that is not named `products`. */
  readonly list?: string
  /** Whether programs that write it leave out fields at the end of a record. */
  readonly fillsMissingFields?: boolean
  /** Whether dates without a zone are by the clocks of the store, not of UTC. */
  readonly datesAreLocal?: boolean
  /** Columns without which a file is none of this format, each by its spellings. */
  readonly required: readonly (readonly string[])[]
  /** Whether records of one product may stand apart in the file. */
  readonly hasScatteredRows: boolean
  /** Which mark stands before decimals by the format's own rules. */
  readonly decimalMark?: "." | ","
  /**
   * Which product other records of the file belong to, where this record says so: pairs of a record's own name and its
   * product's.
   */
  readonly linksOf?: (row: SheetRow) => readonly (readonly [string, string])[]
  /** The product a record belongs to; empty when it does not say, and then the format's rule for such records holds. */
  readonly productOf: (row: SheetRow, links: ReadonlyMap<string, string>) => string
  /** Whether a record that names no product belongs to the one above it. */
  readonly inheritsProduct?: boolean
  /** The records of one product by what they mean. */
  readonly linesOf: (rows: readonly [SheetRow, ...SheetRow[]]) => readonly [SheetLine, ...SheetLine[]]
}

/** Whether a format's records are read for a field; numbers in its name are as good as any other. */
export function usesField(format: SheetFormat): (field: string) => boolean {
  const used = new Set(format.used)
  return (field) => used.has(field) || used.has(field.replace(/\d+/gu, "#"))
}

/** Which required columns a header lacks, in their usual spelling. */
export function missingColumns(format: SheetFormat, header: readonly string[]): readonly string[] {
  return format.required
    .filter((spellings) => !spellings.some((name) => header.includes(name)))
    .map(([usual = ""]) => usual)
}

/** Maps a list that is not empty to one that is not empty. */
export function mapRows<A>(
  [first, ...others]: readonly [SheetRow, ...SheetRow[]],
  make: (row: SheetRow, at: number) => A,
): readonly [A, ...A[]] {
  return [make(first, 0), ...others.map((row, at) => make(row, at + 1))]
}
