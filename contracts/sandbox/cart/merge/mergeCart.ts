import { sql } from "kysely"
import { readSellables } from "../../catalog/stock/Sellable.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { CartLineRow, MergedItem } from "../CartScope.ts"
import { LinePlan } from "../lines/LinePlan.ts"
import type { LineRefusedReason } from "../lines/lineRefusedReasons.ts"
import { readLines } from "../readCart.ts"
import { readDetails } from "../storedJson.ts"
import { writeLines } from "../lines/writeLines.ts"

export interface Merge {
  readonly from: number
  readonly into: number
  readonly storeId: string
  readonly languageId: string
  /** Maximum number of distinct SKUs in the target cart. */
  readonly maximum: number
}

/** Units of a line that did not fit, and why. */
export interface LeftoverUnits {
  readonly row: CartLineRow
  readonly quantity: number
  readonly problem: LineRefusedReason
}

/** The units of the source cart: merged into the target cart, or left out. */
export interface MergedLines {
  readonly merged: readonly MergedItem[]
  readonly leftoverUnits: readonly LeftoverUnits[]
}

/** Maximum units of one SKU after a merge; a customer who wants more adds them explicitly. */
const MAX_UNITS_PER_SKU = 99

/**
 * Moves the lines of one locked cart into another (R8). Quantities per SKU are added within the limits; the caller
 * stores or reports the units that did not fit. The source cart becomes `merged`, so a second run finds no lines to
 * move.
 */
export const mergeCart = async (
  work: UnitOfWork,
  { from, into, storeId, languageId, maximum }: Merge,
): Promise<MergedLines> => {
  const sourceLines = await readLines(work.db, from)
  const targetLines = await readLines(work.db, into)
  const sellables = await readSellables(
    work.db,
    storeId,
    languageId,
    [...sourceLines, ...targetLines].map(({ sku }) => sku),
  )
  const plan = new LinePlan(targetLines, sellables, maximum)
  const merged = new Map<string, number>()
  const leftoverUnits = sourceLines.flatMap((row): readonly LeftoverUnits[] => {
    const { fits, problem } = plan.capacity(row.sku, row.quantity, MAX_UNITS_PER_SKU)
    if (fits > 0) {
      addUnits(plan, row, fits)
      merged.set(row.sku, (merged.get(row.sku) ?? 0) + fits)
    }
    return problem === undefined ? [] : [{ row, quantity: row.quantity - fits, problem }]
  })
  await writeLines(work, into, targetLines, plan.lines, sellables)
  await moveGiftInfoAndPromotions(work, from, into)
  await work.db.updateTable("cart").set({ state: "merged" }).where("cart_id", "=", from).execute()
  return { merged: [...merged].map(([sku, quantity]) => ({ sku, quantity })), leftoverUnits }
}

/** Adds units of a line of another cart to a plan, with all its details. */
export const addUnits = (
  plan: LinePlan,
  row: Pick<CartLineRow, "sku" | "variant" | "details" | "is_wrapped" | "gift_message">,
  units: number,
): void => {
  const before = plan.find(row.sku, row.variant)
  const details = before === undefined ? readDetails(row.details) : undefined
  plan.put({
    sku: row.sku,
    variant: row.variant,
    quantity: (before?.quantity ?? 0) + units,
    ...(details === undefined ? {} : { details }),
    ...(before === undefined ? { isWrapped: row.is_wrapped, giftMessage: row.gift_message } : {}),
  })
}

/** Moves promo codes and the gift message to the target cart, unless it has its own. */
const moveGiftInfoAndPromotions = async (work: UnitOfWork, from: number, into: number): Promise<void> => {
  await sql`insert into cart_promotion (cart_id, promotion_id, slot, coupon_code)
    select ${into}::bigint, promotion_id, slot, coupon_code from cart_promotion where cart_id = ${from}
    on conflict do nothing`.execute(work.db)
  await sql`update cart set gift_info = giving.gift_info, gift_info_id = giving.gift_info_id
    from (select gift_info, gift_info_id from cart where cart_id = ${from}) giving
    where cart_id = ${into} and cart.gift_info is null`.execute(work.db)
}
