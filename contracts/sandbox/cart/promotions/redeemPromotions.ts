import { sql } from "kysely"
import { refused } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import type { AppliedPromotion } from "./promotions.ts"

/**
 * Redeems the promotions of an order. The database decides races: by a conditional update for codes with a maximum and
 * for coupons, by a key per customer and use for the others. Fails with 409 when another order was faster.
 */
export const redeemPromotions = async (
  work: UnitOfWork,
  orderId: number,
  userId: number,
  promotions: readonly AppliedPromotion[],
): Promise<void> => {
  for (const { promotion, couponCode, customerUses } of promotions) {
    if (promotion.max_uses !== null) {
      const counted = await work.db
        .updateTable("promotion")
        .set({ uses: sql`uses + 1` })
        .where("promotion_id", "=", promotion.promotion_id)
        .where(sql<boolean>`uses < max_uses`)
        .returning("uses")
        .executeTakeFirst()
      if (counted === undefined) throw promotionUnavailable(promotion.code)
    }
    if (couponCode !== null) {
      const spent = await work.db
        .updateTable("coupon")
        .set({ spent_by: orderId })
        .where("coupon_code", "=", couponCode)
        .where("spent_by", "is", null)
        .returning("coupon_code")
        .executeTakeFirst()
      if (spent === undefined) throw promotionUnavailable(couponCode)
    }
    if (promotion.max_uses_per_user === null) continue
    const used = await work.db
      .insertInto("promotion_use")
      .values({
        promotion_id: promotion.promotion_id,
        user_id: userId,
        use_number: customerUses + 1,
        order_id: orderId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("use_number")
      .executeTakeFirst()
    if (used === undefined) throw promotionUnavailable(promotion.code)
  }
}

/** Releases the promotions of a cancelled order. */
export const releasePromotions = async (
  work: UnitOfWork,
  orderId: number,
  promotions: readonly AppliedPromotion[],
): Promise<void> => {
  await work.db.updateTable("coupon").set({ spent_by: null }).where("spent_by", "=", orderId).execute()
  await work.db.deleteFrom("promotion_use").where("order_id", "=", orderId).execute()
  const counted = promotions
    .filter(({ promotion }) => promotion.max_uses !== null)
    .map(({ promotion }) => promotion.promotion_id)
  for (const id of counted) {
    await work.db
      .updateTable("promotion")
      .set({ uses: sql`uses - 1` })
      .where("promotion_id", "=", id)
      .execute()
  }
}

/** The code was valid when the customer saw the total, but no longer is. */
export const promotionUnavailable = (code: string) =>
  refused("_ERR_PROMO_CODE_NOT_VALID", "A promotion of this cart is used up.", [code])
