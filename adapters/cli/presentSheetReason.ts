import type { SheetRefusedReason, SheetRemark } from "../../domain/catalog/sheet/SheetRow.ts"

const REASONS: Readonly<Record<SheetRefusedReason["rule"], string>> = {
  missing: "is empty and must not be",
  noVariants: "has no row with anything that can be bought",
  price: "is no price in this store's currency (digits, and no more decimals than the currency has)",
  ambiguousPrice: "may be thousands or decimals: say which with --decimal-mark . or --decimal-mark ,",
  currency: "is an amount in another currency than this store's",
  negativePrice: "is below zero",
  zeroPrice: "is nothing: what is for sale has a price",
  date: "is no date that means the same everywhere: write it as 2026-05-01 or 2026-05-01T10:00+02:00",
  quantity: "is no whole number",
  imageAddress: "is no https address of a picture",
  sku: "is no sku this shop can keep: letters a to z, digits, dots, dashes and underscores, 64 at most",
  duplicateVariant: "repeats the options of another row of this product",
  duplicateSku: "is the sku of another product of this file, as it is or with dashes for other signs",
  duplicateHandle: "already stood further up: rows of one product must stand together",
  tooLong: "is too long",
  tooMany: "is one too many (2000 variants, 3 options, 250 pictures at most)",
  columnCount: "has not as many fields as the first line has columns",
  encoding:
    "has characters that are not in the file's encoding: save the file again as UTF-8, or " +
    "name its encoding with --encoding",
  quotes:
    "has a quotation mark that does not close, or closes within a field: write it twice " +
    "within quotes; what stands below was read on",
  markup: "is not well-formed; nothing after it could be read",
  tooDeep: "lies too deep",
  list:
    "is probably a list of several values: give each variant a row of its own, or split the " +
    'cell with a mapping file ("split")',
  optionCount: "has more values than the product has options",
  needsMapping: "is a record of no known shape: say with --mapping which of its fields is what",
  noRecord: "stands where a record should be",
  unreadOptions: "does not name options and values the way this format writes them",
  percentage: "is no percentage from 0 to 100",
  withoutProduct:
    "is a combination of a product that the file does not have: put the products and their " +
    "combinations into one table, with the columns of both",
  repeatedProduct: "is the name of a product above it: a product has one row of its own",
}

const STDERR_LOGGER: Readonly<Record<SheetRemark["rule"], string>> = {
  pictureLeftOut: "is no whole address, and the picture was left out: say with --image-base what stands before it",
  insecurePicture: "is an address without https, and the picture was left out: --images fetches and keeps it",
  noPicture: "has no picture",
  anyValue: "stands for any value, and the variant was put in without it",
  saleLater: "is when a sale begins: until then the regular price holds, import again then",
  saleEnds: "is when a sale ends, and its price holds until the next import: import again after it",
  saleOver: "is when a sale ended: the regular price holds",
  notForSale: "is of a kind this shop does not sell",
  negativeStock: "is below zero and was taken for none",
  variantMissing: "is a variant that no row of the file holds, or that belongs to another product",
  reductionLeftOut: "is below the price, so that nothing is reduced",
  unknownLanguage: "is no language: its words were left out",
  unknownAvailability:
    "is no availability that is known here (in_stock, out_of_stock, preorder, backorder), and was taken for sold out",
  comesLater: "is when it comes: it is shown as coming soon, import again then",
  partComesLater: "is when it comes, and others of its product are there: it is shown as sold out, import again then",
  categoriesLeftOut:
    "has categories that are too many, too deep or only a number, and were left out (20 categories of 6 steps at most)",
  skuCleaned:
    "has signs that no sku may have here: accents were left out, and spaces, slashes and the like became dashes",
  unpublished: "is a draft, archived or hidden, and was left out",
  variantNotSold: "is a variant that is not for sale, and was left out of its product",
  nothingRead: "says nothing that the shop keeps",
  valueNotUsed: "was not used: the shop has no place for it here",
  differsFromFirst: "differs from the product's first row, which counts",
  unnamedOption: "is an option without a name, and was given one",
  optionMissing: "is an option that other variants of the product have and this one does not",
  attributeLeftOut: "is an attribute that no variant is chosen by, and was left out",
  sharedSku: "is the sku of several variants: each has a sku of its own, made of it and its options",
  anyExpanded: "is open in this variation: it was put in once for each value of the parent that no other variation has",
  sharedStock: "is counted with the whole product: each of its variants has that stock",
  backorder: "is sold on with none left",
  saleNotBelow: "is above the regular price, and was left out",
  saleWithoutPrice: "is of a sale without a price, and was left out",
  filledUp: "is where the row ends: the fields behind it were taken for empty",
  repeatedField: "stands there a second time, and was left out: the first one counts",
  wordsOfVariant:
    "has words of a variant in another language, which were left out: variants have no words of their own",
  otherLanguage: "is a language that this store does not have: its words were left out",
  netPrice:
    "is, or may be, a price without tax, and was taken as it stands: check that this store's " +
    "prices are without tax, or export them with it",
  priceRounded: "has more decimals than the currency, and was rounded",
  sharedPrice: "is the one price the file has for all variants of the product: check those that cost more",
  valuesCombined:
    "lists the values of an option, and the file has no rows of variants: each combination of values is one",
  skusByOrder: "lists skus, and each variant has the one at its place",
  skusLeftOut: "lists another number of skus than the product has variants, and was left out",
  priceRule: "changes prices by a rule that names no sku of the product, and was not applied: check the prices",
  discountLeftOut:
    "is a discount of an unknown kind or on another price than this one (with tax, or before " +
    "a rule), and was left out: check the price",
  kindUnknown: "is no kind of row that is known here, and the row was left out",
  partyLeftOut:
    "is not enough to reach who answers for the product, and was left out: name, postal " +
    "address and e-mail are needed, of the manufacturer first",
  warningsLeftOut:
    "warns without saying who made the product, and was left out: give the manufacturer's " +
    "name, postal address and e-mail",
}

/** Returns the reason of a refusal as the end of a sentence. */
export function sheetReason(rule: SheetRefusedReason["rule"]): string {
  return REASONS[rule]
}

/** Returns the reason of a correction or omission as the end of a sentence. */
export function remarkReason(rule: SheetRemark["rule"]): string {
  return STDERR_LOGGER[rule]
}

/** Describes a problem of a catalogue file in one line: location, value and reason. */
export function presentSheetReason({ rule, ...place }: SheetRefusedReason): string {
  return `${placeWords(place)} ${REASONS[rule]}`
}

/** Describes the location of a remark, the value in the file and its replacement, without the reason. */
export function presentRemarkLocation({ replacement, ...place }: SheetRemark): string {
  return `${placeWords(place)}${replacement === undefined ? "" : ` (now ${printable(replacement)})`}`
}

function placeWords({ row, line, lastLine, column, value }: Omit<SheetRefusedReason, "rule">): string {
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
