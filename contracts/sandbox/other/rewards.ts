import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { userIdNumber } from "../cart/CartScope.ts"
import { customerOperation } from "../platform/http/Operation.ts"
import { notAcceptable } from "../platform/http/Refused.ts"
import { newToken } from "../platform/ports/token.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** The rewards of the demo world: the promotion that each unlocks, and whether by a personal coupon. */
const REWARDS: ReadonlyMap<
  string,
  { readonly promotionId: string; readonly promoCode: string; readonly byCoupon: boolean }
> = new Map([
  ["FREE_DELIVERY", { promotionId: "freeship", promoCode: "FREESHIP", byCoupon: false }],
  ["LOYALTY_COUPON", { promotionId: "loyal15", promoCode: "LOYAL15", byCoupon: true }],
])

/** Chooses a reward once: of two concurrent calls both return the first one's coupon. */
export const addRewardOption = (services: SandboxServices) =>
  customerOperation("addRewardOption", async ({ path, body, principal }) => {
    const { storage, stores, ports } = services
    const { id: storeId } = await stores.require(path.storeId)
    const reward = REWARDS.get(body.rewardId)
    if (reward === undefined) {
      throw notAcceptable("_ERR_REWARD_NOT_VALID", "There is no such reward.", [
        { field: "rewardId", rule: "unknown", message: `rewardId must be one of ${[...REWARDS.keys()].join(", ")}.` },
      ])
    }
    await checkCaptcha(services, storeId, body)
    const user = userIdNumber(principal)
    const chosen = await storage.transaction(async ({ db }) => {
      const couponCode = reward.byCoupon
        ? `R-${newToken(ports)
            .replace(/[^A-Za-z0-9]/gu, "")
            .slice(0, 12)
            .toUpperCase()}`
        : null
      const first = await db
        .insertInto("chosen_reward")
        .values({
          user_id: user,
          store_id: storeId,
          reward_id: body.rewardId,
          coupon_code: couponCode,
          chosen_at: ports.now(),
        })
        .onConflict((conflict) => conflict.columns(["user_id", "store_id", "reward_id"]).doNothing())
        .returning(["coupon_code", "chosen_at"])
        .executeTakeFirst()
      if (first !== undefined && couponCode !== null)
        await db
          .insertInto("coupon")
          .values({ coupon_code: couponCode, promotion_id: reward.promotionId, spent_by: null })
          .execute()
      return (
        first ??
        db
          .selectFrom("chosen_reward")
          .select(["coupon_code", "chosen_at"])
          .where("user_id", "=", user)
          .where("store_id", "=", storeId)
          .where("reward_id", "=", body.rewardId)
          .executeTakeFirstOrThrow()
      )
    })
    return {
      status: 200,
      body: {
        rewardId: body.rewardId,
        promoCode: reward.promoCode,
        ...(chosen.coupon_code === null ? {} : { couponCode: chosen.coupon_code }),
        chosenAt: new Date(chosen.chosen_at).toISOString(),
      },
    }
  })
