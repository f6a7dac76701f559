import type { SheetLine } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

/** Supported catalogue formats, as named by `--format`. */
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

/** Interpretation of the records of one format. */
export interface SheetFormat {
  readonly name: CatalogueFormat
  /** File type of its records. */
  readonly reads: "table" | "json" | "xml"
  /** Fields that the import reads, in the spelling of the format's documentation; `#` stands for a number. */
  readonly used: readonly string[]
  /** Other fields of its exports, which the store does not support. */
  readonly notUsed: readonly string[]
  /** Maps a header in any of the format's spellings and languages to its name in `used`. */
  readonly fieldName?: (header: string) => string
  /** Detects the format from the fields of a document's first record, when there is no header. */
  readonly recognizes?: (fields: ReadonlyMap<string, string>) => boolean
  /** The list that has its records, if not `products`. */
  readonly list?: string
  /** Whether its writers omit trailing fields of a record. */
  readonly fillsMissingFields?: boolean
  /** Whether dates without a zone are in the store's zone instead of UTC. */
  readonly datesAreLocal?: boolean
  /** Required columns, each with its spellings. */
  readonly required: readonly (readonly string[])[]
  /** Whether records of one product may be scattered in the file. */
  readonly hasScatteredRows: boolean
  /** Decimal separator required by the format. */
  readonly decimalMark?: "." | ","
  /** Returns pairs of a record's name and its product's, when this record assigns other records to products. */
  readonly linksOf?: (row: SheetRow) => readonly (readonly [string, string])[]
  /** Returns the product of a record; empty when it names none, and the format's rule for such records applies. */
  readonly productOf: (row: SheetRow, links: ReadonlyMap<string, string>) => string
  /** Whether a record that names no product belongs to the one above it. */
  readonly inheritsProduct?: boolean
  /** Converts the records of one product to lines. */
  readonly linesOf: (rows: readonly [SheetRow, ...SheetRow[]]) => readonly [SheetLine, ...SheetLine[]]
}

/** Whether the import reads a field of a format; numbers in its name are interchangeable. */
export function usesField(format: SheetFormat): (field: string) => boolean {
  const used = new Set(format.used)
  return (field) => used.has(field) || used.has(field.replace(/\d+/gu, "#"))
}

/** Returns the required columns that a header lacks, in their usual spelling. */
export function missingColumns(format: SheetFormat, header: readonly string[]): readonly string[] {
  return format.required
    .filter((spellings) => !spellings.some((name) => header.includes(name)))
    .map(([usual = ""]) => usual)
}

/** Maps a non-empty list to a non-empty list. */
export function mapRows<A>(
  [first, ...others]: readonly [SheetRow, ...SheetRow[]],
  make: (row: SheetRow, at: number) => A,
): readonly [A, ...A[]] {
  return [make(first, 0), ...others.map((row, at) => make(row, at + 1))]
}
