import type { RecordPlace, SheetRemarkRule, SheetRow, SheetRule } from "./SheetRow.ts"

/** A trimmed cell of a file, with the column in the file's spelling. */
export interface SheetCell {
  readonly text: string
  readonly column: string
}

/** Cells of a party responsible for a product, with contact data; address lines are separated by line breaks or `|`. */
export interface PartyCells {
  readonly name: SheetCell
  readonly address: SheetCell
  readonly email: SheetCell
}

/** Manufacturer and safety data of a record (Regulation (EU) 2023/988, article 19). */
export interface ManufacturerPart {
  readonly manufacturer: PartyCells
  /** Within the EU, when the manufacturer is outside. */
  readonly responsiblePerson: PartyCells
  /** Warnings separated by line breaks or `|`. */
  readonly warnings: SheetCell
}

/** Product-level data of a record. */
export interface ProductPart {
  readonly title: SheetCell
  /** HTML or plain text. */
  readonly description: SheetCell
  readonly vendor: string
  readonly productType: string
  /** Its categories, each as steps from the top; if absent, `productType` is its category. */
  readonly categoryPaths?: readonly (readonly string[])[]
  /** The cell that contains them. */
  readonly categories?: SheetCell
  readonly tags: readonly string[]
  /** Texts in other languages by BCP 47 code. */
  readonly translations: readonly {
    readonly language: string
    readonly title: string
    readonly description: string
    readonly warnings?: string
  }[]
  readonly manufacturerInfo: ManufacturerPart
}

/** An option of a variant, such as its color. */
export interface SheetOption {
  readonly name: string
  readonly value: SheetCell
  /** Whether the format guarantees a single value, including commas. */
  readonly isSingleValue?: boolean
}

/** Variant-level data of a record. */
export interface VariantPart {
  readonly sku: SheetCell
  readonly options: readonly SheetOption[]
  readonly price: SheetCell
  /** Whether the price is in minor units instead of units of the currency. */
  readonly isInMinorUnits?: boolean
  /** Whether the format has more decimals than the currency, so that prices are rounded. */
  readonly roundsPrices?: boolean
  /** Price difference of this variant to `price`; may be negative. */
  readonly surcharge?: SheetCell
  readonly compareAtPrice?: SheetCell
  /** `price` is the sale price, or by `kind` an amount or percentage off the regular price. */
  readonly sale?: {
    readonly price: SheetCell
    readonly from: SheetCell
    readonly to: SheetCell
    readonly kind?: "amountOff" | "percentOff"
  }
  /** Absent when the file does not track stock. */
  readonly inventory?: SheetCell
  readonly unitsLot?: SheetCell
  /** Whether it is sold out regardless of the count. */
  readonly isSoldOut?: boolean
  /** For items not on sale yet: the release date, or the word that marks it. */
  readonly availableFrom?: SheetCell
  readonly image?: SheetCell
}

/** A record in format-independent form. */
export interface SheetLine extends RecordPlace {
  /** The merchant's stable name of the product. */
  readonly handle: SheetCell
  readonly product?: ProductPart
  readonly variant?: VariantPart
  readonly images: readonly { readonly address: SheetCell; readonly alt: string }[]
  /** False for drafts and archived products. */
  readonly isForSale: boolean
  /** Whether another line contains this record's data, such as the texts of a store view. */
  readonly isReadByOtherLine?: boolean
  readonly reasons?: readonly { readonly rule: SheetRule; readonly cell: SheetCell }[]
  readonly remarks?: readonly LineRemark[]
}

/** A remark of a format about a cell. */
export interface LineRemark {
  readonly rule: SheetRemarkRule
  readonly cell: SheetCell
  readonly replacement?: string
}

/**
 * Returns the first non-empty cell of these columns in a row; if none, an empty cell of the first column that the file
 * has.
 */
export function cellOf(row: SheetRow, columns: readonly [string, ...string[]]): SheetCell {
  for (const column of columns) {
    const text = row.fields.get(column)?.trim()
    if (text !== undefined && text !== "") return { text, column }
  }
  return { text: "", column: columns.find((column) => row.fields.has(column)) ?? columns[0] }
}

/** Returns the non-empty parts of a cell between separators. */
export function partsOf(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "")
}
