/**
 * A record of a catalogue file, with its fields by column name; a JSON record has its fields by path
 * (`variants[0].price`).
 */
export interface SheetRow {
  /** Line of the file on which the record begins, from 1. */
  readonly line: number
  /** Record number in the file, from 1, without the header. */
  readonly number?: number
  readonly fields: ReadonlyMap<string, string>
  /** Fields that the reader omitted or added, with the reason. */
  readonly notes?: readonly {
    readonly rule: "filledUp" | "repeatedField"
    readonly column: string
    readonly value: string
  }[]
}

/** Why a record, and with it its product, was refused. */
export type SheetRule =
  | "missing"
  | "noVariants"
  | "price"
  | "ambiguousPrice"
  | "currency"
  | "negativePrice"
  | "zeroPrice"
  | "date"
  | "quantity"
  | "imageAddress"
  | "sku"
  | "duplicateVariant"
  | "duplicateSku"
  | "duplicateHandle"
  | "tooLong"
  | "tooMany"
  | "columnCount"
  | "quotes"
  | "encoding"
  | "markup"
  | "tooDeep"
  | "list"
  | "optionCount"
  | "needsMapping"
  | "noRecord"
  | "unreadOptions"
  | "percentage"
  | "withoutProduct"
  | "repeatedProduct"

/** Corrections and omissions in an imported product. */
export type SheetRemarkRule =
  | "pictureLeftOut"
  | "insecurePicture"
  | "noPicture"
  | "anyValue"
  | "saleLater"
  | "saleEnds"
  | "saleOver"
  | "notForSale"
  | "negativeStock"
  | "variantMissing"
  | "reductionLeftOut"
  | "unknownLanguage"
  | "partyLeftOut"
  | "warningsLeftOut"
  | "unknownAvailability"
  | "comesLater"
  | "partComesLater"
  | "categoriesLeftOut"
  | "skuCleaned"
  | "unpublished"
  | "variantNotSold"
  | "nothingRead"
  | "valueNotUsed"
  | "differsFromFirst"
  | "unnamedOption"
  | "optionMissing"
  | "attributeLeftOut"
  | "sharedSku"
  | "anyExpanded"
  | "sharedStock"
  | "backorder"
  | "saleNotBelow"
  | "saleWithoutPrice"
  | "filledUp"
  | "repeatedField"
  | "wordsOfVariant"
  | "otherLanguage"
  | "netPrice"
  | "priceRounded"
  | "sharedPrice"
  | "valuesCombined"
  | "skusByOrder"
  | "skusLeftOut"
  | "priceRule"
  | "discountLeftOut"
  | "kindUnknown"

interface SheetPlace<Rule extends string> {
  readonly line: number
  /** The last line of an unreadable range. */
  readonly lastLine?: number
  /** Record number, when the reader counts records. */
  readonly row?: number
  /** Column name in the file's spelling; absent for the whole record. */
  readonly column?: string
  readonly rule: Rule
  /** The cell's value, cut to at most 60 characters. */
  readonly value?: string
  /** The replacement value. */
  readonly replacement?: string
  /** Timestamp of a date, in milliseconds since 1970. */
  readonly at?: number
}

/** Position of a record in its file. */
export interface RecordPlace {
  readonly line: number
  /** Record number in the file, from 1, when the reader counts records. */
  readonly row?: number
}

/** Returns the position of a record. */
export function placeOf({ line, number }: SheetRow): RecordPlace {
  return { line, ...(number === undefined ? {} : { row: number }) }
}

/** An error in a catalogue file: its place and the broken rule. */
export type SheetRefusedReason = SheetPlace<SheetRule>

/** A correction or omission, with its place. */
export type SheetRemark = SheetPlace<SheetRemarkRule>

const SHOWN_VALUE = 60

/** Creates an error or a remark at a place of a file. */
export function sheetReason<Rule extends string>(
  line: number | RecordPlace,
  rule: Rule,
  column?: string,
  value?: string,
): SheetPlace<Rule> {
  return {
    ...(typeof line === "number"
      ? { line }
      : { line: line.line, ...(line.row === undefined ? {} : { row: line.row }) }),
    rule,
    ...(column === undefined || column === "" ? {} : { column }),
    ...(value === undefined || value === "" ? {} : { value: [...value].slice(0, SHOWN_VALUE).join("") }),
  }
}
