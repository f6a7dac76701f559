import type { RecordPlace, SheetRemarkRule, SheetRow, SheetRule } from "./SheetRow.ts"

/** What stands in a place of a file, trimmed, and the column as the file spells it. */
export interface SheetCell {
  readonly text: string
  readonly column: string
}

/**
 * Where a record tells who answers for a product, and how to reach them; lines of an address stand between line breaks
 * or `|`.
 */
export interface PartyCells {
  readonly name: SheetCell
  readonly address: SheetCell
  readonly email: SheetCell
}

/** What a record says of a product's maker and its safety (Regulation (EU) 2023/988, article 19). */
export interface ManufacturerPart {
  readonly manufacturer: PartyCells
  /** In the Union, where the maker is outside of it. */
  readonly responsiblePerson: PartyCells
  /** Warnings between line breaks or `|`. */
  readonly warnings: SheetCell
}

/** What a record says of its product as a whole. */
export interface ProductPart {
  readonly title: SheetCell
  /** HTML or plain text. */
  readonly description: SheetCell
  readonly vendor: string
  readonly productType: string
  /** The categories it is in, each by its steps from the top; without any, `productType` is its category. */
  readonly categoryPaths?: readonly (readonly string[])[]
  /** Where the file has them. */
  readonly categories?: SheetCell
  readonly tags: readonly string[]
  /** Words in further languages, by BCP 47 code. */
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
  /** Whether the format itself says that this is one value, commas included. */
  readonly isSingleValue?: boolean
}

/** What a record says of something that can be bought. */
export interface VariantPart {
  readonly sku: SheetCell
  readonly options: readonly SheetOption[]
  readonly price: SheetCell
  /** A price of minor units, not of the currency. */
  readonly isInMinorUnits?: boolean
  /** Whether the format has more decimals than the currency, which its shop rounds. */
  readonly roundsPrices?: boolean
  /** An amount, perhaps below zero, that this variant costs more than `price`. */
  readonly surcharge?: SheetCell
  readonly compareAtPrice?: SheetCell
  /** `price` is the price of the sale, or by `kind` an amount or a percentage off the regular price. */
  readonly sale?: {
    readonly price: SheetCell
    readonly from: SheetCell
    readonly to: SheetCell
    readonly kind?: "amountOff" | "percentOff"
  }
  /** Absent when the file does not count. */
  readonly inventory?: SheetCell
  readonly unitsLot?: SheetCell
  /** Whether it is sold out whatever the count says. */
  readonly isSoldOut?: boolean
  /** Where it is not on sale yet: when it comes, or the word that says so. */
  readonly availableFrom?: SheetCell
  readonly image?: SheetCell
}

/** One record by what it means, whichever format it came in. */
export interface SheetLine extends RecordPlace {
  /** The merchant's stable name of the product. */
  readonly handle: SheetCell
  readonly product?: ProductPart
  readonly variant?: VariantPart
  readonly images: readonly { readonly address: SheetCell; readonly alt: string }[]
  /** False for drafts and what the merchant has taken off. */
  readonly isForSale: boolean
  /** Whether another line has what this record says, as the words of a store view. */
  readonly isReadByOtherLine?: boolean
  readonly reasons?: readonly { readonly rule: SheetRule; readonly cell: SheetCell }[]
  readonly remarks?: readonly LineRemark[]
}

/** What a format says of a cell itself. */
export interface LineRemark {
  readonly rule: SheetRemarkRule
  readonly cell: SheetCell
  readonly replacement?: string
}

/**
 * The first of these columns that says something in a row; empty, under the first that the file has, when none does.
 */
export function cellOf(row: SheetRow, columns: readonly [string, ...string[]]): SheetCell {
  for (const column of columns) {
    const text = row.fields.get(column)?.trim()
    if (text !== undefined && text !== "") return { text, column }
  }
  return { text: "", column: columns.find((column) => row.fields.has(column)) ?? columns[0] }
}

/** The parts of a cell between separators, without empty ones. */
export function partsOf(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "")
}
