import type { ImportedVariant } from "./ImportedProduct.ts"
import { normalizeSku } from "./normalizeSku.ts"
import { toPlainName } from "./text/toPlainName.ts"
import { looksLikeList, isSkuList } from "./looksLikeList.ts"
import type { ReadingReporter, SheetContext } from "./SheetContext.ts"
import type { ReadPrice } from "./readPrice.ts"
import { readPrice } from "./readPrice.ts"
import { readSaleTime } from "./readSaleTime.ts"
import type { SheetCell, SheetLine, VariantPart } from "./SheetLine.ts"

const MAX_OPTIONS = 3
const MAX_OPTION = 128
/** Maximum units of a cart line. */
const MAX_LOT = 99
/** Maximum decimals of a price that is rounded. */
const FINE_DECIMALS = 6

/** A purchasable line with its remarks. */
export interface ReadVariant {
  readonly line: SheetLine
  readonly part: VariantPart
  readonly variant: ImportedVariant
}

export interface VariantLine {
  readonly line: SheetLine
  readonly part: VariantPart
  /** Whether its product has no other variant. */
  readonly isOnly: boolean
  readonly isComingSoon: boolean
}

/** Reads a variant from one line; reports its errors. */
export function readVariant(
  { line, part, isOnly, isComingSoon }: VariantLine,
  context: SheetContext,
  notes: ReadingReporter,
): ImportedVariant {
  const { report, remark } = notes
  const regular = regularPrice()
  const { price, before } = currentPrice(regular)
  const compareAt =
    part.compareAtPrice === undefined || part.compareAtPrice.text === ""
      ? undefined
      : priceIn(part.compareAtPrice, false)
  // A former price that is not higher is no reduction, and is omitted.
  const compareAtPrice = [before, compareAt].find((one) => one !== undefined && price !== undefined && one > price)
  if (
    compareAt !== undefined &&
    compareAt > 0 &&
    compareAtPrice === undefined &&
    price !== undefined &&
    compareAt < price &&
    part.compareAtPrice !== undefined
  )
    remark(line, "reductionLeftOut", part.compareAtPrice)
  const inventory = inventoryIn()
  const lot = lotIn(part.unitsLot)
  const image = part.image === undefined ? undefined : notes.picture(line, part.image)
  const sku = skuIn(part.sku)
  const firstExcess = part.options[MAX_OPTIONS]
  if (firstExcess !== undefined) report(line, "tooMany", firstExcess.value)
  for (const option of part.options) {
    const { name, value } = option
    if (value.text === "") report(line, "missing", value)
    if (value.text.length > MAX_OPTION) report(line, "tooLong", value)
    else if (looksLikeList(option, isOnly)) report(line, "list", value)
    if (toPlainName(name).length > MAX_OPTION) report(line, "tooLong", { text: name, column: value.column })
  }
  return {
    ...(sku === undefined || sku === "" ? {} : { sku }),
    options: part.options.map(({ name, value }) => ({
      name: toPlainName(name).slice(0, MAX_OPTION),
      value: toPlainName(value.text),
    })),
    price: price ?? 0,
    ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
    ...(inventory === undefined ? {} : { inventory }),
    ...(lot > 1 ? { unitsLot: lot } : {}),
    ...(image === undefined ? {} : { image }),
  }

  function skuIn(cell: SheetCell): string | undefined {
    if (cell.text === "") return ""
    if (isSkuList(cell.text)) {
      report(line, "list", cell)
      return undefined
    }
    const stored = normalizeSku(cell.text)
    if (stored === undefined) report(line, "sku", cell)
    else if (stored !== cell.text) remark(line, "skuCleaned", cell, { replacement: stored })
    return stored
  }

  function priceIn(cell: SheetCell, isRequired: boolean): number | undefined {
    if (cell.text === "") {
      if (isRequired) report(line, "missing", cell)
      return undefined
    }
    const read =
      part.isInMinorUnits === true ? readPrice(cell.text, { ...context, currencyDecimals: 0 }) : rounded(cell)
    if ("rule" in read) {
      report(line, read.rule, cell)
      return undefined
    }
    if (isRequired && read.minorUnits === 0) report(line, "zeroPrice", cell)
    return read.minorUnits
  }

  function rounded(cell: SheetCell): ReadPrice {
    const read = readPrice(cell.text, context)
    if (part.roundsPrices !== true || !("rule" in read) || read.rule !== "price") return read
    const fine = readPrice(cell.text, { ...context, currencyDecimals: FINE_DECIMALS })
    if ("rule" in fine) return read
    const { currencyDecimals } = context
    const minorUnits = Math.round(fine.minorUnits / 10 ** (FINE_DECIMALS - currencyDecimals))
    remark(line, "priceRounded", cell, { replacement: (minorUnits / 10 ** currencyDecimals).toFixed(currencyDecimals) })
    return { minorUnits }
  }

  /** Returns the price without a sale: the product's plus this variant's surcharge. */
  function regularPrice(): number | undefined {
    const { surcharge } = part
    if (surcharge === undefined || surcharge.text === "") return priceIn(part.price, true)
    if (part.price.text === "") report(line, "missing", part.price)
    const base = priceIn(part.price, false)
    const isLess = /^[-\u2212]/u.test(surcharge.text)
    const change = priceIn({ ...surcharge, text: surcharge.text.replace(/^[-+\u2212]\s*/u, "") }, false)
    if (base === undefined || change === undefined) return undefined
    return withSurcharge(isLess ? base - change : base + change, surcharge)
  }

  /** Applies a surcharge; a computed price must be above zero, otherwise it is refused at the cell of the surcharge. */
  function withSurcharge(minorUnits: number, cell: SheetCell): number | undefined {
    if (minorUnits > 0) return minorUnits
    report(line, minorUnits === 0 ? "zeroPrice" : "negativePrice", cell)
    return undefined
  }

  /** Returns the sale price; half a minor unit of a percentage is rounded up. */
  function salePrice(
    { price: cell, kind }: NonNullable<VariantPart["sale"]>,
    whole: number | undefined,
  ): number | undefined {
    if (kind === undefined) return priceIn(cell, true)
    const discount = kind === "amountOff" ? priceIn(cell, false) : percentIn(cell)
    if (whole === undefined || discount === undefined) return undefined
    return withSurcharge(
      kind === "amountOff"
        ? whole - discount
        : Math.round((whole * (1_000_000 - Math.round(discount * 10_000))) / 1_000_000),
      cell,
    )
  }

  function percentIn(cell: SheetCell): number | undefined {
    const written = /^(\d{1,3}(?:[.,]\d{1,4}0*)?) ?%?$/u.exec(cell.text)?.[1]
    const percent = written === undefined ? Number.NaN : Number(written.replace(",", "."))
    if (percent <= 100) return percent
    report(line, "percentage", cell)
    return undefined
  }

  /** Returns today's price, and the former price during a sale. */
  function currentPrice(whole: number | undefined): { readonly price: number | undefined; readonly before?: number } {
    if (part.sale === undefined) return { price: whole }
    const { price: saleCell, from: fromCell, to: toCell } = part.sale
    if (saleCell.text === "") {
      const withSaleDates = [fromCell, toCell].find(({ text }) => text !== "")
      if (withSaleDates !== undefined) remark(line, "saleWithoutPrice", withSaleDates)
      return { price: whole }
    }
    const sale = salePrice(part.sale, whole)
    const from = fromCell.text === "" ? Number.NEGATIVE_INFINITY : readSaleTime(fromCell.text, false, context.timeZone)
    const to = toCell.text === "" ? Number.POSITIVE_INFINITY : readSaleTime(toCell.text, true, context.timeZone)
    if (from === undefined) report(line, "date", fromCell)
    if (to === undefined) report(line, "date", toCell)
    if (whole === undefined || sale === undefined || from === undefined || to === undefined) return { price: whole }
    if (sale > whole) {
      remark(line, "saleNotBelow", saleCell)
      return { price: whole }
    }
    if (context.now < from) {
      remark(line, "saleLater", fromCell, { at: from })
      return { price: whole }
    }
    if (context.now >= to) {
      remark(line, "saleOver", toCell)
      return { price: whole }
    }
    // Only today's price is imported; the price after the sale needs another import.
    if (toCell.text !== "") remark(line, "saleEnds", toCell, { at: to })
    return { price: sale, before: whole }
  }

  function inventoryIn(): number | undefined {
    const counted = part.inventory === undefined ? undefined : unitsIn(part.inventory)
    // Only whole products can be coming soon.
    return part.isSoldOut === true || (part.availableFrom !== undefined && !isComingSoon) ? 0 : counted
  }

  function unitsIn(cell: SheetCell): number {
    if (!/^(?:-?[0-9]{1,9}(?:\.0+)?)?$/.test(cell.text)) report(line, "quantity", cell)
    const units = Number(cell.text === "" ? 0 : cell.text)
    if (units < 0) remark(line, "negativeStock", cell)
    return Math.max(0, Number.isFinite(units) ? units : 0)
  }

  /** Refuses a lot above the cart's maximum, which could never be bought. */
  function lotIn(cell: SheetCell | undefined): number {
    if (cell === undefined || cell.text === "") return 1
    const lot = /^[0-9]{1,9}$/.test(cell.text) ? Number(cell.text) : Number.NaN
    if (!(lot <= MAX_LOT)) report(line, "quantity", cell)
    return lot
  }
}
