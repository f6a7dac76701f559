import type { SheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"

const REASONS: Readonly<Record<SheetProblem["rule"], string>> = {
  missing: "is empty and must not be",
  price: "is no price in this store's currency (digits with a dot; no more decimals than the currency has)",
  quantity: "is no whole number",
  imageAddress: "is no https address of a picture",
  duplicateVariant: "repeats the options of another row of this product",
  duplicateSku: "is the sku of another variant",
  duplicateHandle: "already stood further up: rows of one product must stand together",
  tooLong: "is too long",
  tooMany: "has too many variants (2000 at most)",
  columnCount: "has not as many fields as the first line has columns",
  encoding: "has characters that are not in UTF-8: save the file again as \"CSV UTF-8\"",
  quotes: "has a quotation mark that does not close; nothing after it could be read",
}

/** A problem of a catalogue file in one line: where, what stands there, and why it was refused. */
export function presentSheetProblem({ line, column, rule, value }: SheetProblem): string {
  return `line ${line}${column === undefined ? "" : `, column "${column}"`}: ${value === undefined ? "it" : `"${value}"`} ${REASONS[rule]}`
}
