import type { SheetRefusedReason, SheetRemark } from "../../../domain/catalog/sheet/SheetRow.ts"

const REASONS: Readonly<Record<SheetRefusedReason["rule"], string>> = {
  missing: "is empty, but required",
  noVariants: "has no row with a variant to sell",
  price: "is not a price in this store's currency (digits, with at most the decimals of the currency)",
  ambiguousPrice: "can mean thousands or decimals: add --decimal-mark . or --decimal-mark ,",
  currency: "is an amount in a currency other than the store's",
  negativePrice: "is a negative price",
  zeroPrice: "is zero, but a product for sale needs a price",
  date: "is an ambiguous or invalid date: write it as 2026-05-01 or 2026-05-01T10:00+02:00",
  quantity: "is not a whole number",
  imageAddress: "is not the https URL of an image",
  sku: "is not a valid SKU: use letters a to z, digits, dots, dashes and underscores, at most 64",
  duplicateVariant: "repeats the options of another row of this product",
  duplicateSku: "is the SKU of another product in this file, as written or with dashes for other characters",
  duplicateHandle: "appears again after other products: keep the rows of a product together",
  tooLong: "is too long",
  tooMany: "exceeds the limit (2000 variants, 3 options, 250 images)",
  columnCount: "does not have as many fields as the header row",
  encoding:
    "has characters that are invalid in the file's encoding: save the file as UTF-8, or set its encoding with " +
    "--encoding",
  quotes:
    "has a quotation mark that is not closed, or that closes within a field: double it within quotes; the rows below " +
    "were still read",
  markup: "is not well-formed, and nothing after it could be read",
  tooDeep: "is nested too deeply",
  list:
    "is probably a list of values: give each variant its own row, or split the cell with a mapping file " + '("split")',
  optionCount: "has more values than the product has options",
  needsMapping: "is a record of an unknown format: map its fields with --mapping",
  noRecord: "is not a record",
  unreadOptions: "does not have option names and values in the form of this format",
  percentage: "is not a percentage from 0 to 100",
  withoutProduct:
    "is a combination of a product that is not in the file: put products and combinations into one table, with the " +
    "columns of both",
  repeatedProduct: "is the name of a product above: use one row per product",
}

const REMARKS: Readonly<Record<SheetRemark["rule"], string>> = {
  pictureLeftOut: "is not a complete URL, and the image was skipped: set the start of the URL with --image-base-url",
  insecurePicture: "is a URL without https, and the image was skipped: download it with --images",
  noPicture: "has no image",
  anyValue: "means any value, and the variant was imported without it",
  saleLater: "is the start of a sale: the regular price applies until then, so import again after it",
  saleEnds: "is the end of a sale: its price applies until the next import, so import again after it",
  saleOver: "is the end of a past sale: the regular price applies",
  notForSale: "is a kind of product that this shop does not sell",
  negativeStock: "is negative and was imported as 0",
  variantMissing: "is a variant that is not in the file, or that belongs to another product",
  reductionLeftOut: "is below the price, so no reduction is shown",
  unknownLanguage: "is not a known language, and its texts were skipped",
  unknownAvailability:
    "is not a known availability (in_stock, out_of_stock, preorder, backorder), and was imported as sold out",
  comesLater: "is the date of availability: the product is shown as coming soon, so import again after it",
  partComesLater:
    "is the date of availability, and other variants are available: it is shown as sold out, so import again after it",
  categoriesLeftOut:
    "has too many, too deep or only numeric categories, and they were skipped (at most 20 categories with 6 levels)",
  skuCleaned:
    "has characters that are invalid in a SKU: accents were removed, and spaces, slashes and similar became dashes",
  unpublished: "is a draft, archived or hidden, and was skipped",
  variantNotSold: "is a variant that is not for sale, and was skipped",
  nothingRead: "has no content that the shop uses",
  valueNotUsed: "was ignored: the shop does not use it here",
  differsFromFirst: "differs from the first row of the product, which applies",
  unnamedOption: "is an option without a name, and a name was added",
  optionMissing: "is an option that other variants of the product have, but not this one",
  attributeLeftOut: "is an attribute that does not distinguish variants, and was skipped",
  sharedSku: "is the SKU of several variants: each got its own SKU, built from it and the options",
  anyExpanded:
    "is open in this variation: it was imported once for each value of the parent that no other variation has",
  sharedStock: "is stock of the whole product: each variant has this stock",
  backorder: "is sold without stock",
  saleNotBelow: "is not below the regular price, and was skipped",
  saleWithoutPrice: "is the date of a sale without a price, and was skipped",
  filledUp: "is where the row ends: the missing fields were imported as empty",
  repeatedField: "appears a second time, and was skipped: the first one applies",
  wordsOfVariant: "has texts of a variant in another language, which were skipped: variants have no texts of their own",
  otherLanguage: "is a language that this store does not have, and its texts were skipped",
  netPrice:
    "is, or may be, a price without tax, and was imported unchanged: check that the store's prices exclude tax, or " +
    "export them with tax",
  priceRounded: "has more decimals than the currency, and was rounded",
  sharedPrice: "is the only price in the file for all variants of the product: check variants that cost more",
  valuesCombined: "lists the values of an option, and the file has no variant rows: each combination is a variant",
  skusByOrder: "lists SKUs, which were assigned to the variants in order",
  skusLeftOut: "lists a different number of SKUs than the product has variants, and was skipped",
  priceRule: "changes prices by a rule without a SKU of the product, and was not applied: check the prices",
  discountLeftOut:
    "is a discount of an unknown kind or on another price (with tax, or before a rule) and was skipped: check prices",
  kindUnknown: "is an unknown kind of row, and the row was skipped",
  partyLeftOut:
    "is not a complete contact for the product, and was skipped: add name, postal address and email, first of the " +
    "manufacturer",
  warningsLeftOut:
    "is a safety warning without a manufacturer, and was skipped: add the name, postal address and email of the " +
    "manufacturer",
}

/** Returns the reason of a refusal as the end of a sentence. */
export function sheetReason(rule: SheetRefusedReason["rule"]): string {
  return REASONS[rule]
}

/** Returns the reason of a correction or omission as the end of a sentence. */
export function remarkReason(rule: SheetRemark["rule"]): string {
  return REMARKS[rule]
}

/** Describes an error of a catalog file in one line: location, value and reason. */
export function presentSheetReason({ rule, ...place }: SheetRefusedReason): string {
  return `${locationText(place)} ${REASONS[rule]}`
}

/** Describes the location of a remark, the value in the file and its replacement, without the reason. */
export function presentRemarkLocation({ replacement, ...place }: SheetRemark): string {
  return `${locationText(place)}${replacement === undefined ? "" : ` (now ${printable(replacement)})`}`
}

function locationText({ row, line, lastLine, column, value }: Omit<SheetRefusedReason, "rule">): string {
  return (
    `${row === undefined ? "" : `row ${row}, `}` +
    `${lastLine === undefined ? `line ${line}` : `lines ${line} to ${lastLine}`}` +
    `${column === undefined ? "" : `, column "${column}"`}: ` +
    `${value === undefined ? "it" : `"${printable(value)}"`}`
  )
}

/** Escapes control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
