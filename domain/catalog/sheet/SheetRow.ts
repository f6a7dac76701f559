/**
 * One record of a catalogue file, with its fields by column name; a record of JSON has its fields by path
 * (`variants[0].price`).
 */
export interface SheetRow {
  /** Line of the file on which the record begins, from 1. */
  readonly line: number
  /** Which record of the file it is, from 1; a header is none. */
  readonly number?: number
  readonly fields: ReadonlyMap<string, string>
  /** What its reader left out or added: names of fields with what became of them. */
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

/** What was cleaned or left out of a product that was put in all the same. */
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
  /** Where it goes over several lines that could not be read, the last of them. */
  readonly lastLine?: number
  /** Which record of the file, where a reader counts them. */
  readonly row?: number
  /** Column name as the file spells it; absent when the whole record is meant. */
  readonly column?: string
  readonly rule: Rule
  /** What stands there, cut short; never more than 60 characters. */
  readonly value?: string
  /** What the shop has instead, where it makes something of its own. */
  readonly replacement?: string
  /** Of a date: the moment, in milliseconds since 1970. */
  readonly at?: number
}

/** Where a record stands in its file. */
export interface RecordPlace {
  readonly line: number
  /** Which record of the file it is, from 1, where the reader counts them. */
  readonly row?: number
}

/** The place of a record. */
export function placeOf({ line, number }: SheetRow): RecordPlace {
  return { line, ...(number === undefined ? {} : { row: number }) }
}

/** One thing wrong in a catalogue file: where it stands and which rule it breaks. */
export type SheetRefusedReason = SheetPlace<SheetRule>

/** One thing that was cleaned or left out, and where. */
export type SheetRemark = SheetPlace<SheetRemarkRule>

const SHOWN_VALUE = 60

/** A problem or a remark at a place of a file. */
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
