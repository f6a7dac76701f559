import type { Sellable } from "../../catalog/stock/Sellable.ts"
import { unitsInLots } from "../../catalog/stock/visibility.ts"
import { tokenHash } from "../../platform/ports/token.ts"
import type { CartItemInput, CartLineRow } from "../CartScope.ts"
import type { LineRefusedReason } from "./lineRefusedReasons.ts"
import { placeOf } from "./linePositions.ts"
import type { LineDetails } from "../storedJson.ts"

/** A line of the plan. `lineId` is set for lines that already exist. */
export interface PlannedLine {
  readonly lineId?: number
  readonly sku: string
  readonly variant: string
  readonly quantity: number
  readonly details?: LineDetails
  readonly isWrapped?: boolean
  readonly giftMessage?: string | null
  /** Position; a new line without one is added at the end. */
  readonly place?: number
}

/**
 * The lines of a locked cart. They are changed in memory under the rules of S5 and written once.
 *
 * Every step returns the number of units that fit and the reason for the rest.
 */
export class LinePlan {
  readonly #lines: Map<string, PlannedLine>
  readonly #sellables: ReadonlyMap<string, Sellable>
  readonly #maximum: number

  constructor(rows: readonly CartLineRow[], sellables: ReadonlyMap<string, Sellable>, maximum: number) {
    this.#lines = new Map(
      rows.map((row) => [
        lineKey(row.sku, row.variant),
        { lineId: row.line_id, sku: row.sku, variant: row.variant, quantity: row.quantity, place: placeOf(row) },
      ]),
    )
    this.#sellables = sellables
    this.#maximum = maximum
  }

  get lines(): readonly PlannedLine[] {
    return [...this.#lines.values()]
  }

  find(sku: string, variant: string): PlannedLine | undefined {
    return this.#lines.get(lineKey(sku, variant))
  }

  /** Returns the reason when the quantity is not a whole number of lots of this SKU. */
  lotRefusedReason(sku: string, quantity: number): LineRefusedReason | undefined {
    const lot = this.#sellables.get(sku)?.unitsLot ?? 1
    return quantity % lot === 0 ? undefined : { kind: "lot", sku, lot }
  }

  /**
   * Returns how many of `quantity` more units of this SKU fit, in whole lots, and the reason for the rest. `most` is
   * the maximum quantity in the cart.
   */
  capacity(
    sku: string,
    quantity: number,
    most = Number.POSITIVE_INFINITY,
  ): { readonly fits: number; readonly problem?: LineRefusedReason } {
    const sellable = this.#sellables.get(sku)
    if (sellable === undefined) return { fits: 0, problem: { kind: "unknownSku", sku } }
    const skus = new Set(this.lines.map((line) => line.sku))
    if (!skus.has(sku) && skus.size >= this.#maximum)
      return { fits: 0, problem: { kind: "limit", maximum: this.#maximum } }
    const inCart = this.lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)
    const available = sellable.isBuyable ? sellable.units : 0
    const unclaimed = Math.max(0, Math.min(quantity, available - inCart, most - inCart))
    const fits = unitsInLots(unclaimed, sellable.unitsLot ?? 1)
    if (fits === quantity) return { fits }
    const problem = unclaimed === quantity ? this.lotRefusedReason(sku, quantity) : undefined
    if (problem !== undefined) return { fits, problem }
    return {
      fits,
      problem: most < available ? { kind: "units", sku, maximum: most } : { kind: "stock", sku, available },
    }
  }

  /** Like `capacity` for a new line without details. Gift cards are refused because they need details. */
  capacityForPlain(sku: string, quantity: number): { readonly fits: number; readonly problem?: LineRefusedReason } {
    return this.#sellables.get(sku)?.giftCard === undefined
      ? this.capacity(sku, quantity)
      : { fits: 0, problem: { kind: "giftCard", sku } }
  }

  /** Writes a line into the plan. Quantity 0 removes it. */
  put(line: PlannedLine): void {
    const key = lineKey(line.sku, line.variant)
    if (line.quantity === 0) this.#lines.delete(key)
    else this.#lines.set(key, { ...this.#lines.get(key), ...line })
  }
}

const lineKey = (sku: string, variant: string): string => `${sku} ${variant}`

/** The fields that the customer sent with a line, without SKU, quantity, id and position. */
export const detailsOf = ({
  sku: _sku,
  quantity: _quantity,
  id: _id,
  position: _position,
  ...details
}: CartItemInput): LineDetails => details

/** Empty for a plain line. Another text, other measures or another recipient make a separate line of the same SKU. */
export const variantOf = (input: CartItemInput): string => {
  const made = [
    monogramOf(input),
    tailoringOf(input),
    input.bundleId,
    input.senderName,
    input.receiverName,
    input.receiverEmail,
    input.receiverPhone,
    input.message,
    input.year,
    input.month,
    input.day,
    input.hour,
    input.minute,
  ]
  return made.every((part) => part === undefined) ? "" : tokenHash(JSON.stringify(made.map((part) => part ?? null)))
}

/** The monogram's content, independent of the names and the order that the caller used. */
const monogramOf = ({ customization = [] }: CartItemInput): readonly string[] | undefined =>
  customization.length === 0
    ? undefined
    : customization
        .map(({ areaId, colorId, datatype, text, typographyId }) =>
          JSON.stringify([areaId, colorId, datatype, text, typographyId]),
        )
        .toSorted()

const tailoringOf = ({ tailoringModel }: CartItemInput): readonly unknown[] | undefined => {
  if (tailoringModel === undefined) return undefined
  const {
    garmentId,
    fabricId,
    goldFinish = false,
    employee,
    expressService = false,
    originalOrderId,
    personalizations = [],
  } = tailoringModel
  return [
    garmentId,
    fabricId,
    goldFinish,
    employee,
    expressService,
    originalOrderId,
    personalizations.map(({ idAttr, idValueAttr }) => `${idAttr} ${idValueAttr}`).toSorted(),
  ]
}
