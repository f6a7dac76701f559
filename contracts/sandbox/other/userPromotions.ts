import { cartScope, userIdNumber } from "../cart/CartScope.ts"
import { findPromotion, promotionRefusedReason, promotionTexts, rewardOf } from "../cart/promotions/promotions.ts"
import { readAmounts } from "../cart/storedJson.ts"
import { type Answer, customerOperation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

type UserPromotion = Extract<Answer<"listUserPromotions">, { readonly body: object }>["body"]["promotions"][number]

/** Returns the promotions that would apply to the customer with a large enough cart. */
export const listUserPromotions = (services: SandboxServices) =>
  customerOperation("listUserPromotions", async ({ path, query, principal }) => {
    const { db } = services.storage
    const { store, language, now } = await cartScope(services, principal, path.storeId, query.languageId)
    const user = userIdNumber(principal)
    const coupons = await db
      .selectFrom("chosen_reward")
      .innerJoin("coupon", "coupon.coupon_code", "chosen_reward.coupon_code")
      .select(["coupon.coupon_code", "coupon.promotion_id"])
      .where("chosen_reward.user_id", "=", user)
      .where("chosen_reward.store_id", "=", store.id)
      .where("coupon.spent_by", "is", null)
      .execute()
    const segments = await db
      .selectFrom("user_segment")
      .select(["segment", "promotion_id"])
      .where("user_id", "=", user)
      .where("store_id", "=", store.id)
      .orderBy("segment")
      .execute()
    const ids = await db.selectFrom("promotion").select("promotion_id").orderBy("code").execute()
    const promotions: UserPromotion[] = []
    for (const { promotion_id } of ids) {
      const applied = await findPromotion(db, "promotion_id", promotion_id, user)
      if (applied === undefined) continue
      const couponCode = coupons.find((coupon) => coupon.promotion_id === promotion_id)?.coupon_code
      if (
        promotionRefusedReason(
          { ...applied, couponCode: couponCode ?? null },
          store.id,
          Number.MAX_SAFE_INTEGER,
          now,
        ) !== undefined
      )
        continue
      const { promotion } = applied
      const reward = rewardOf(promotion, store.id)
      const minimumTotal = readAmounts(promotion.minimums)?.[store.id]
      const promotionSegments = segments
        .filter((row) => row.promotion_id === promotion_id)
        .map(({ segment }) => segment)
      promotions.push({
        promotionId: promotion_id,
        promoCode: promotion.code,
        description: promotionTexts(promotion, language),
        kind: promotion.slot,
        ...(reward?.kind === "percent" ? { percent: reward.percent } : {}),
        ...(reward?.kind === "amount" ? { amount: reward.amount } : {}),
        ...(minimumTotal === undefined ? {} : { minimumTotal }),
        ...(couponCode === undefined ? {} : { couponCode }),
        ...(promotionSegments.length === 0 ? {} : { segments: promotionSegments }),
      })
    }
    return { status: 200, body: { promotions } }
  })
