import type { ImportedProduct, ImportedVariant } from "./ImportedProduct.ts"
import { keptSku } from "./keptSku.ts"
import { readMaker, readWarnings } from "./readMaker.ts"
import { plainText } from "./plainText.ts"
import type { PriceCircumstances } from "./readPrice.ts"
import { readPrice } from "./readPrice.ts"
import { readSaleTime } from "./readSaleTime.ts"
import type { SheetCell, SheetLine, VariantPart } from "./SheetLine.ts"
import type { SheetProblem, SheetRemark } from "./SheetRow.ts"
import { sheetProblem } from "./SheetRow.ts"
import { textOfHtml } from "./textOfHtml.ts"

/** What the rows of one product amount to. */
export type ReadProduct =
  | { readonly read: "product"; readonly product: ImportedProduct; readonly remarks: readonly SheetRemark[] }
  /** A draft, or archived: the merchant does not sell it. */
  | { readonly read: "unpublished"; readonly handle: string; readonly remarks: readonly SheetRemark[] }
  | { readonly read: "refused"; readonly handle: string; readonly problems: readonly SheetProblem[] }

/** What the file's rules depend on. */
export interface SheetCircumstances extends PriceCircumstances {
  /** Milliseconds since 1970: which sales are on. */
  readonly now: number
  /** The whole http or https address a text stands for, by the platform's own parser; `undefined` when it is none. */
  readonly pictureAddress: (text: string) => string | undefined
  /** Whether pictures are fetched and kept, so that http serves too. */
  readonly keepsPictures: boolean
}

const MAX_TITLE = 255
const MAX_HANDLE = 255
const MAX_DESCRIPTION = 20_000
const MAX_VARIANTS = 2000
const MAX_OPTIONS = 3
const MAX_OPTION = 128
const MAX_PICTURES = 250
/** A line of a cart holds no more pieces. */
const MAX_LOT = 99
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu

/**
 * One product from the lines that share its handle. All or nothing: one refused line refuses the product, and every
 * problem of it is told; what was cleaned or left out without harm is told in remarks.
 */
export function readProduct(lines: readonly [SheetLine, ...SheetLine[]], circumstances: SheetCircumstances): ReadProduct {
  const head = lines.find(({ product }) => product !== undefined) ?? lines[0]
  const handle = head.handle.text
  const remarks: SheetRemark[] = lines.flatMap((line) => (line.remarks ?? []).map(({ rule, cell }) => sheetProblem(line.line, rule, cell.column, cell.text)))
  const sold = lines.filter(({ isSold }) => isSold)
  if (!head.isSold || (sold.length < lines.length && sold.every(({ variant }) => variant === undefined))) return { read: "unpublished", handle, remarks }
  const problems: SheetProblem[] = []
  const report = ({ line }: SheetLine, rule: SheetProblem["rule"], { column, text }: SheetCell) => problems.push(sheetProblem(line, rule, column, text))
  const remark = ({ line }: SheetLine, rule: SheetRemark["rule"], { column, text }: SheetCell) => {
    // A picture may stand for its product and for a variant.
    const isTold = remarks.some((told) => told.line === line && told.rule === rule && told.column === column)
    if (!isTold || !(rule === "insecurePicture" || rule === "pictureLeftOut")) remarks.push(sheetProblem(line, rule, column, text))
  }

  const title = head.product?.title ?? { text: "", column: head.handle.column }
  const titleText = plainText(title.text)
  if (titleText === "") report(head, "missing", title)
  if ([...titleText].length > MAX_TITLE) report(head, "tooLong", title)
  if (handle.length > MAX_HANDLE) report(head, "tooLong", head.handle)
  const descriptionText = textOfHtml(head.product?.description.text ?? "")
  if (head.product !== undefined && descriptionText.length > MAX_DESCRIPTION) report(head, "tooLong", head.product.description)

  const safety = head.product === undefined ? undefined : readMaker(head.product.maker, {
    tooLong: (cell) => report(head, "tooLong", cell),
    partyLeftOut: (cell) => remark(head, "partyLeftOut", cell),
    warningsLeftOut: (cell) => remark(head, "warningsLeftOut", cell),
  })

  const withVariant = sold.flatMap((line) => (line.variant === undefined ? [] : [{ line, part: line.variant }]))
  if (withVariant.length === 0) report(head, "noVariants", head.handle)
  const beyond = withVariant[MAX_VARIANTS]
  if (beyond !== undefined) report(beyond.line, "tooMany", beyond.part.options[0]?.value ?? beyond.part.sku)
  const isComingSoon = withVariant.length > 0 && withVariant.every(({ part }) => part.comesOn !== undefined)
  for (const { line, part: { comesOn } } of withVariant) if (comesOn !== undefined) remark(line, isComingSoon ? "comesLater" : "partComesLater", comesOn)
  const variants = withVariant.slice(0, MAX_VARIANTS).map(({ line, part }) => ({ line, part, variant: readVariant(line, part) }))
  reportRepeats(variants)
  const images = picturesOf(sold)
  if (problems.length > 0) return { read: "refused", handle, problems }
  if (images.length === 0 && variants.every(({ variant }) => variant.image === undefined)) remark(head, "noPicture", { text: "", column: lines.flatMap(({ images: all }) => all)[0]?.address.column ?? title.column })
  const vendor = plainText(head.product?.vendor ?? "")
  const productType = plainText(head.product?.productType ?? "")
  const categories = head.product?.categories
  if (categories !== undefined && plainText(categories.text) !== productType) remark(head, "categoriesLeftOut", categories)
  const translations = (head.product?.translations ?? [])
    .map(({ language, title: own, description, warnings = "" }) => ({ language, title: plainText(own), descriptionText: textOfHtml(description), ...(safety === undefined || warnings === "" ? {} : { warnings: readWarnings(warnings) }) }))
    .filter(({ title: own, descriptionText: text, warnings = [] }) => own !== "" || text !== "" || warnings.length > 0)
  return {
    read: "product",
    product: {
      handle,
      title: titleText,
      descriptionText,
      ...(vendor === "" ? {} : { vendor }),
      ...(productType === "" ? {} : { productType }),
      tags: (head.product?.tags ?? []).map((tag) => plainText(tag)).filter((tag) => tag !== ""),
      ...(translations.length === 0 ? {} : { translations }),
      ...(safety === undefined ? {} : { safety }),
      ...(isComingSoon ? { isComingSoon: true } : {}),
      images,
      variants: variants.map(({ variant }) => variant),
    },
    remarks,
  }

  function readVariant(line: SheetLine, part: VariantPart): ImportedVariant {
    const regular = priceIn(line, part, part.price, true)
    const { price, before } = priceNow(line, part, regular)
    const compareAt = part.compareAtPrice === undefined || part.compareAtPrice.text === "" ? undefined : priceIn(line, part, part.compareAtPrice, false)
    // A price "before" that is not higher promises a reduction that is none: it is left out.
    const compareAtPrice = [before, compareAt].find((one) => one !== undefined && price !== undefined && one > price)
    if (compareAt !== undefined && compareAt > 0 && compareAtPrice === undefined && price !== undefined && compareAt < price && part.compareAtPrice !== undefined)
      remark(line, "reductionLeftOut", part.compareAtPrice)
    const inventory = inventoryIn(line, part)
    const lot = lotIn(line, part)
    const image = part.image === undefined ? undefined : pictureIn(line, part.image)
    const sku = part.sku.text === "" ? "" : keptSku(part.sku.text)
    if (sku === undefined) report(line, "sku", part.sku)
    else if (sku !== part.sku.text) remark(line, "skuCleaned", part.sku)
    if (part.options.length > MAX_OPTIONS) report(line, "tooMany", part.options[MAX_OPTIONS]?.value ?? part.sku)
    for (const { value } of part.options) {
      if (value.text === "") report(line, "missing", value)
      if (value.text.length > MAX_OPTION) report(line, "tooLong", value)
    }
    return {
      ...(sku === undefined || sku === "" ? {} : { sku }),
      options: part.options.map(({ name, value }) => ({ name: plainText(name).slice(0, MAX_OPTION), value: plainText(value.text) })),
      price: price ?? 0,
      ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
      ...(inventory === undefined ? {} : { inventory }),
      ...(lot > 1 ? { unitsLot: lot } : {}),
      ...(image === undefined ? {} : { image }),
    }
  }

  function priceIn(line: SheetLine, part: VariantPart, cell: SheetCell, isRequired: boolean): number | undefined {
    if (cell.text === "") {
      if (isRequired) report(line, "missing", cell)
      return undefined
    }
    const read = part.isInMinorUnits === true ? readPrice(cell.text, { ...circumstances, currencyDecimals: 0 }) : readPrice(cell.text, circumstances)
    if ("rule" in read) {
      report(line, read.rule, cell)
      return undefined
    }
    if (isRequired && read.minorUnits === 0) report(line, "zeroPrice", cell)
    return read.minorUnits
  }

  /** The price that counts today, and the one before where a sale is on. */
  function priceNow(line: SheetLine, part: VariantPart, regular: number | undefined): { readonly price: number | undefined; readonly before?: number } {
    if (part.sale === undefined || part.sale.price.text === "" || regular === undefined) return { price: regular }
    const { price: saleCell, from: fromCell, to: toCell } = part.sale
    const sale = priceIn(line, part, saleCell, true)
    const from = fromCell.text === "" ? Number.NEGATIVE_INFINITY : readSaleTime(fromCell.text, false)
    const to = toCell.text === "" ? Number.POSITIVE_INFINITY : readSaleTime(toCell.text, true)
    if (from === undefined) report(line, "date", fromCell)
    if (to === undefined) report(line, "date", toCell)
    if (sale === undefined || from === undefined || to === undefined) return { price: regular }
    if (circumstances.now < from) {
      remark(line, "saleLater", fromCell)
      return { price: regular }
    }
    if (circumstances.now >= to) {
      remark(line, "saleOver", toCell)
      return { price: regular }
    }
    // The shop keeps the price of today and no period: what comes after is another import's.
    if (toCell.text !== "") remark(line, "saleEnds", toCell)
    return { price: sale, before: regular }
  }

  function inventoryIn(line: SheetLine, part: VariantPart): number | undefined {
    // A shop keeps the state of coming soon for whole products.
    if (part.isSoldOut === true || (part.comesOn !== undefined && !isComingSoon)) return 0
    if (part.inventory === undefined) return undefined
    const { text } = part.inventory
    if (!/^(?:-?[0-9]{1,9}(?:\.0+)?)?$/.test(text)) report(line, "quantity", part.inventory)
    const units = Number(text === "" ? 0 : text)
    if (units < 0) remark(line, "negativeStock", part.inventory)
    return Math.max(0, Number.isFinite(units) ? units : 0)
  }

  /** A lot that no cart can hold is refused: it could never be bought. */
  function lotIn(line: SheetLine, { unitsLot: cell }: VariantPart): number {
    if (cell === undefined) return 1
    const lot = /^[0-9]{0,9}$/.test(cell.text) ? Number(cell.text) : Number.NaN
    if (!(lot <= MAX_LOT)) report(line, "quantity", cell)
    return lot
  }

  function pictureIn(line: SheetLine, cell: SheetCell): string | undefined {
    if (cell.text === "") return undefined
    const address = circumstances.pictureAddress(cell.text)
    if (address === undefined && SCHEME.test(cell.text)) report(line, "imageAddress", cell)
    else if (address === undefined) remark(line, "pictureLeftOut", cell)
    else if (!address.startsWith("https:") && !circumstances.keepsPictures) remark(line, "insecurePicture", cell)
    else return address
    return undefined
  }

  function picturesOf(all: readonly SheetLine[]): ImportedProduct["images"] {
    const found = new Map<string, string>()
    for (const line of all) {
      for (const { address, alt } of line.images) {
        const url = pictureIn(line, address)
        if (url === undefined) continue
        if (!found.has(url)) found.set(url, plainText(alt))
        if (found.size === MAX_PICTURES + 1) report(line, "tooMany", address)
      }
    }
    return [...found].map(([url, alt]) => ({ url, ...(alt === "" ? {} : { alt }) }))
  }

  function reportRepeats(read: readonly { readonly line: SheetLine; readonly part: VariantPart; readonly variant: ImportedVariant }[]): void {
    const choices = new Set<string>()
    const skus = new Set<string>()
    for (const { line, part, variant } of read) {
      const choice = JSON.stringify(variant.options)
      if (choices.has(choice)) report(line, "duplicateVariant", part.options[0]?.value ?? part.sku)
      else if (variant.sku !== undefined && skus.has(variant.sku)) report(line, "duplicateSku", part.sku)
      choices.add(choice)
      if (variant.sku !== undefined) skus.add(variant.sku)
    }
  }
}
