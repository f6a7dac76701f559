import { cleanPaths } from "./categoryPaths.ts"
import type { ImportedProduct } from "./ImportedProduct.ts"
import { isAddressList } from "./looksLikeList.ts"
import { toPlainName } from "./text/toPlainName.ts"
import { readManufacturer, readWarnings } from "./readManufacturer.ts"
import type { ReadingReporter, SheetContext } from "./SheetContext.ts"
import type { ReadVariant } from "./readVariant.ts"
import { readVariant } from "./readVariant.ts"
import { reportVariants } from "./reportVariants.ts"
import type { ProductPart, SheetCell, SheetLine } from "./SheetLine.ts"
import type { SheetRefusedReason, SheetRemark } from "./SheetRow.ts"
import { sheetReason } from "./SheetRow.ts"
import { distinguishVariants } from "./distinguishVariants.ts"
import { htmlToText } from "./text/htmlToText.ts"

/** Result of reading the rows of one product. */
export type ReadProduct =
  | { readonly read: "product"; readonly product: ImportedProduct; readonly remarks: readonly SheetRemark[] }
  /** A draft or archived product. */
  | { readonly read: "unpublished"; readonly handle: string; readonly remarks: readonly SheetRemark[] }
  | { readonly read: "refused"; readonly handle: string; readonly reasons: readonly SheetRefusedReason[] }

const MAX_TITLE = 255
const MAX_HANDLE = 255
const MAX_DESCRIPTION = 20_000
const MAX_VARIANTS = 2000
const MAX_PICTURES = 250
const MAX_TAG = 255
const MAX_TAGS = 250
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu

/**
 * Reads one product from the lines that share its handle. All or nothing: one refused line refuses the product, and all
 * its errors are reported; harmless corrections and omissions become remarks.
 */
export function readProduct(lines: readonly [SheetLine, ...SheetLine[]], context: SheetContext): ReadProduct {
  const head = lines.find(({ product }) => product !== undefined) ?? lines[0]
  const handle = head.handle.text
  const remarks: SheetRemark[] = lines.flatMap((line) =>
    (line.remarks ?? []).map((one) => toRemark(line, one.rule, one.cell, one)),
  )
  const sold = lines.filter(({ isForSale }) => isForSale)
  const isUnpublished = sold.length < lines.length && sold.every(({ variant }) => variant === undefined)
  if (!head.isForSale || isUnpublished) {
    const isRemarked = remarks.some(({ rule }) => rule === "notForSale")
    return {
      read: "unpublished",
      handle,
      remarks: isRemarked ? remarks : [...remarks, toRemark(head, "unpublished", head.handle)],
    }
  }
  const reasons: SheetRefusedReason[] = lines.flatMap((line) =>
    (line.reasons ?? []).map(({ rule, cell }) => sheetReason(line, rule, cell.column, cell.text)),
  )
  const notes: ReadingReporter = {
    report: (line, rule, { column, text }) => reasons.push(sheetReason(line, rule, column, text)),
    remark: (line, rule, cell, more) => {
      // A product and a variant may share an image.
      const isReported = remarks.some(
        (one) => one.line === line.line && one.row === line.row && one.rule === rule && one.column === cell.column,
      )
      if (!isReported || !(rule === "insecurePicture" || rule === "pictureLeftOut"))
        remarks.push(toRemark(line, rule, cell, more))
    },
    picture: pictureIn,
  }
  // Records of an unknown shape have no other data.
  if (reasons.length > 0 && head.product === undefined && lines.every(({ variant }) => variant === undefined))
    return { read: "refused", handle, reasons }
  const { report, remark } = notes
  for (const line of lines)
    if (!line.isForSale && line.variant !== undefined) remark(line, "variantNotSold", identifyingCell(line))

  const title = head.product?.title ?? { text: "", column: head.handle.column }
  const titleText = toPlainName(title.text)
  if (titleText === "") report(head, "missing", title)
  if ([...titleText].length > MAX_TITLE) report(head, "tooLong", title)
  if (handle.length > MAX_HANDLE) report(head, "tooLong", head.handle)
  const descriptionText = htmlToText(head.product?.description.text ?? "")
  if (head.product !== undefined && descriptionText.length > MAX_DESCRIPTION)
    report(head, "tooLong", head.product.description)

  const safety =
    head.product === undefined
      ? undefined
      : readManufacturer(head.product.manufacturerInfo, {
          tooLong: (cell) => report(head, "tooLong", cell),
          partyLeftOut: (cell) => remark(head, "partyLeftOut", cell),
          warningsLeftOut: (cell) => remark(head, "warningsLeftOut", cell),
        })

  const withVariant = sold.flatMap((line) => (line.variant === undefined ? [] : [{ line, part: line.variant }]))
  if (withVariant.length === 0) report(head, "noVariants", head.handle)
  const firstExcess = withVariant[MAX_VARIANTS]
  if (firstExcess !== undefined)
    report(firstExcess.line, "tooMany", firstExcess.part.options[0]?.value ?? firstExcess.part.sku)
  const isComingSoon = withVariant.length > 0 && withVariant.every(({ part }) => part.availableFrom !== undefined)
  for (const {
    line,
    part: { availableFrom },
  } of withVariant)
    if (availableFrom !== undefined) remark(line, isComingSoon ? "comesLater" : "partComesLater", availableFrom)
  const isOnly = withVariant.length === 1
  const read = withVariant.slice(0, MAX_VARIANTS).map(({ line, part }): ReadVariant => ({
    line,
    part,
    variant: readVariant({ line, part, isOnly, isComingSoon }, context, notes),
  }))
  const skus = distinguishVariants(read.map(({ variant }) => variant))
  reportVariants(read, skus, notes)
  const images = picturesOf(sold)
  if (reasons.length > 0) return { read: "refused", handle, reasons }

  if (images.length === 0 && read.every(({ variant }) => variant.image === undefined))
    remark(head, "noPicture", {
      text: "",
      column: lines.flatMap(({ images: all }) => all)[0]?.address.column ?? title.column,
    })
  return {
    read: "product",
    product: {
      handle,
      title: titleText,
      descriptionText,
      ...textsOf(head.product),
      ...(safety === undefined ? {} : { safety }),
      ...(isComingSoon ? { isComingSoon: true } : {}),
      images,
      variants: read.map(({ variant: { sku: _, ...variant } }, at) => ({
        ...(skus[at] === undefined ? {} : { sku: skus[at] }),
        ...variant,
      })),
    },
    remarks,
  }

  function textsOf(
    part: ProductPart | undefined,
  ): Pick<ImportedProduct, "vendor" | "productType" | "categories" | "tags" | "translations"> {
    const vendor = toPlainName(part?.vendor ?? "")
    const productType = toPlainName(part?.productType ?? "")
    const { paths, isCut } = cleanPaths(part?.categoryPaths ?? [])
    if (isCut && part?.categories !== undefined) remark(head, "categoriesLeftOut", part.categories)
    const tags = (part?.tags ?? []).map((tag) => toPlainName(tag)).filter((tag) => tag !== "")
    const fitting = tags.filter((tag) => tag.length <= MAX_TAG).slice(0, MAX_TAGS)
    if (fitting.length < tags.length)
      remark(head, "valueNotUsed", { text: tags.find((tag) => !fitting.includes(tag)) ?? "", column: "tags" })
    const translations = translationsOf(part)
    return {
      ...(vendor === "" ? {} : { vendor }),
      ...(productType === "" ? {} : { productType }),
      // One category with a single step is the product's type.
      ...(paths.length === 0 || (paths.length === 1 && paths[0]?.length === 1 && paths[0][0] === productType)
        ? {}
        : { categories: paths }),
      tags: fitting,
      ...(translations.length === 0 ? {} : { translations }),
    }
  }

  function translationsOf(part: ProductPart | undefined): NonNullable<ImportedProduct["translations"]> {
    const all = (part?.translations ?? [])
      .map(({ language, title: own, description, warnings = "" }) => ({
        language,
        title: toPlainName(own),
        descriptionText: htmlToText(description),
        ...(safety === undefined || warnings === "" ? {} : { warnings: readWarnings(warnings) }),
      }))
      .filter(
        ({ title: own, descriptionText: text, warnings = [] }) => own !== "" || text !== "" || warnings.length > 0,
      )
    const { languages } = context
    const isShown = (language: string) =>
      languages === undefined || languages.includes(language.split("-")[0]?.toLowerCase() ?? "")
    for (const { language } of all)
      if (!isShown(language)) remark(head, "otherLanguage", { text: language, column: title.column })
    return all.filter(({ language }) => isShown(language))
  }

  function pictureIn(line: SheetLine, cell: SheetCell): string | undefined {
    if (cell.text === "") return undefined
    const address = context.pictureAddress(cell.text)
    if (isAddressList(cell.text)) report(line, "list", cell)
    else if (address === undefined && SCHEME.test(cell.text)) report(line, "imageAddress", cell)
    else if (address === undefined) remark(line, "pictureLeftOut", cell)
    else if (!address.startsWith("https:") && !context.storePictures) remark(line, "insecurePicture", cell)
    else return address
    return undefined
  }

  function picturesOf(all: readonly SheetLine[]): ImportedProduct["images"] {
    const found = new Map<string, string>()
    for (const line of all) {
      for (const { address, alt } of line.images) {
        const url = pictureIn(line, address)
        if (url === undefined) continue
        if (!found.has(url)) found.set(url, toPlainName(alt))
        if (found.size === MAX_PICTURES + 1) report(line, "tooMany", address)
      }
    }
    return [...found].map(([url, alt]) => ({ url, ...(alt === "" ? {} : { alt }) }))
  }
}

function toRemark(
  line: SheetLine,
  rule: SheetRemark["rule"],
  { column, text }: SheetCell,
  more: Pick<SheetRemark, "replacement" | "at"> = {},
): SheetRemark {
  const { replacement, at } = more
  return {
    ...sheetReason(line, rule, column, text),
    ...(replacement === undefined ? {} : { replacement }),
    ...(at === undefined ? {} : { at }),
  }
}

/** Returns the cell by which a merchant identifies a line. */
function identifyingCell({ variant, handle }: SheetLine): SheetCell {
  const cells = variant === undefined ? [] : [variant.sku, ...variant.options.map(({ value }) => value)]
  return cells.find(({ text }) => text !== "") ?? handle
}
