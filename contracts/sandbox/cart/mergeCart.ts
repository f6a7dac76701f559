import { sql } from "kysely"
import { readSellables } from "../catalog/Sellable.ts"
import type { Work } from "../storage/Storage.ts"
import type { RejectedItem } from "./CartScope.ts"
import { LinePlan } from "./LinePlan.ts"
import { problemKey } from "./lineRefusals.ts"
import { readLines } from "./readCart.ts"
import { readDetails, readRejected } from "./storedJson.ts"
import { writeLines } from "./writeLines.ts"

export interface Merge {
  readonly from: number
  readonly into: number
  readonly storeId: string
  readonly languageId: string
  /** Largest number of distinct skus of the cart that receives. */
  readonly maximum: number
}

/**
 * Moves the lines of one locked cart into another (R8): quantities per sku are added within the limits; what does not
 * fit is kept with its reason in the receiving cart and told with it until its next change. The cart that gave ends as
 * `merged`, so a second run finds nothing to move.
 */
export const mergeCart = async (work: Work, { from, into, storeId, languageId, maximum }: Merge): Promise<void> => {
  const giving = await readLines(work.db, from)
  const receiving = await readLines(work.db, into)
  const sellables = await readSellables(work.db, storeId, languageId, [...giving, ...receiving].map(({ sku }) => sku))
  const plan = new LinePlan(receiving, sellables, maximum)
  const leftOut = giving.flatMap((row): readonly RejectedItem[] => {
    const { fits, problem } = plan.room(row.sku, row.quantity)
    const before = plan.find(row.sku, row.variant)
    const details = before === undefined ? readDetails(row.details) : undefined
    if (fits > 0) {
      plan.put({
        sku: row.sku,
        variant: row.variant,
        quantity: (before?.quantity ?? 0) + fits,
        ...(details === undefined ? {} : { details }),
        ...(before === undefined ? { isWrapped: row.is_wrapped, giftMessage: row.gift_message } : {}),
      })
    }
    return problem === undefined ? [] : [{ sku: row.sku, quantity: row.quantity - fits, ...problemKey(problem) }]
  })
  await writeLines(work, into, receiving, plan.lines, sellables)
  await movePromotions(work, from, into)
  await work.db.updateTable("cart").set({ state: "merged" }).where("cart_id", "=", from).execute()
  if (leftOut.length === 0) return
  const { rejected } = await work.db.selectFrom("cart").select("rejected").where("cart_id", "=", into).executeTakeFirstOrThrow()
  await work.db.updateTable("cart").set({ rejected: JSON.stringify([...(readRejected(rejected) ?? []), ...leftOut]) }).where("cart_id", "=", into).execute()
}

/** A code the shopper typed counts in the other cart too, unless that one has a code of its kind already. */
const movePromotions = async (work: Work, from: number, into: number): Promise<void> => {
  await sql`insert into cart_promotion (cart_id, promotion_id, slot, coupon_code)
    select ${into}::bigint, promotion_id, slot, coupon_code from cart_promotion where cart_id = ${from}
    on conflict do nothing`.execute(work.db)
}
