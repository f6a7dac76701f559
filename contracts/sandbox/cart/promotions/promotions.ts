import { type Kysely, type Selectable, sql } from "kysely"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { CartTables } from "../../platform/storage/tables/CartTables.ts"
import type { Reward } from "../priceCart.ts"
import { readAmounts, readTextRecord } from "../storedJson.ts"

export type PromotionRow = Selectable<CartTables["promotion"]>

/** Why a promotion does not count; the rule named in the response. */
export type PromotionRefusedReason =
  | "notStarted"
  | "ended"
  | "notInThisStore"
  | "minimum"
  | "usedUp"
  | "usedByShopper"
  | "couponNeeded"
  | "couponSpent"
  | "employeesOnly"

/** A promotion in a cart, with the values that decide whether it counts. */
export interface AppliedPromotion {
  readonly promotion: PromotionRow
  readonly couponCode: string | null
  readonly isCouponSpent: boolean
  /** Orders of this customer that used it. */
  readonly customerUses: number
  /** When the session of staff who shop for this customer expires; null without one. */
  readonly staffUntil: number | null
}

const customerUses = (userId: number) =>
  sql<number>`(select count(*) from promotion_use
    where promotion_use.promotion_id = promotion.promotion_id and promotion_use.user_id = ${userId})`.as("own_uses")

const staffUntil = (userId: number) =>
  sql<number | null>`(select max(session.access_expires_at) from session
    join assisted_session on assisted_session.session_id = session.session_id
    where session.user_id = ${userId} and session.ended_at is null)`.as("staff_until")

/** The promotions of a cart, in a stable order. */
export const readApplied = async (
  db: Kysely<Database>,
  cartId: number,
  userId: number,
): Promise<readonly AppliedPromotion[]> => {
  const rows = await db
    .selectFrom("cart_promotion")
    .innerJoin("promotion", "promotion.promotion_id", "cart_promotion.promotion_id")
    .leftJoin("coupon", "coupon.coupon_code", "cart_promotion.coupon_code")
    .selectAll("promotion")
    .select(["cart_promotion.coupon_code", "coupon.spent_by", customerUses(userId), staffUntil(userId)])
    .where("cart_promotion.cart_id", "=", cartId)
    .orderBy("promotion.promotion_id")
    .execute()
  return rows.map(({ coupon_code, spent_by, own_uses, staff_until, ...promotion }) => ({
    promotion,
    couponCode: coupon_code,
    isCouponSpent: spent_by !== null && spent_by !== cartId,
    customerUses: own_uses,
    staffUntil: staff_until,
  }))
}

/** A promotion by its code or id, as it would apply to a cart of this customer. */
export const findPromotion = async (
  db: Kysely<Database>,
  column: "code" | "promotion_id",
  value: string,
  userId: number,
): Promise<AppliedPromotion | undefined> => {
  const row = await db
    .selectFrom("promotion")
    .selectAll("promotion")
    .select([customerUses(userId), staffUntil(userId)])
    .where(`promotion.${column}`, "=", value)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { own_uses, staff_until, ...promotion } = row
  return { promotion, couponCode: null, isCouponSpent: false, customerUses: own_uses, staffUntil: staff_until }
}

/** Why a promotion does not currently count for these products; undefined when it does. */
export const promotionRefusedReason = (
  { promotion, couponCode, isCouponSpent, customerUses: uses, staffUntil: until }: AppliedPromotion,
  storeId: string,
  totalProduct: number,
  now: number,
): PromotionRefusedReason | undefined => {
  if (promotion.starts_at !== null && now < promotion.starts_at) return "notStarted"
  if (promotion.ends_at !== null && now >= promotion.ends_at) return "ended"
  if (promotion.employees_only && (until === null || now >= until)) return "employeesOnly"
  if (rewardOf(promotion, storeId) === undefined) return "notInThisStore"
  if (promotion.max_uses !== null && promotion.uses >= promotion.max_uses) return "usedUp"
  if (promotion.max_uses_per_user !== null && uses >= promotion.max_uses_per_user) return "usedByShopper"
  if (promotion.needs_coupon && couponCode === null) return "couponNeeded"
  if (isCouponSpent) return "couponSpent"
  if (totalProduct < (readAmounts(promotion.minimums)?.[storeId] ?? 0)) return "minimum"
  return undefined
}

/** The reduction of a promotion in a store; undefined when the store does not accept it. */
export const rewardOf = ({ slot, percent, amounts }: PromotionRow, storeId: string): Reward | undefined => {
  if (slot === "shipping") return { kind: "shipping" }
  if (percent !== null) return { kind: "percent", percent }
  const amount = readAmounts(amounts)?.[storeId]
  return amount === undefined ? undefined : { kind: "amount", amount }
}

/** The text of a promotion in a language; English where there is no translation. */
export const promotionTexts = (
  { descriptions, code: promoCode }: PromotionRow,
  { code, tag }: StoreLanguage,
): string => {
  const descriptionTexts = readTextRecord(descriptions)
  return descriptionTexts?.[tag] ?? descriptionTexts?.[code] ?? descriptionTexts?.["en"] ?? promoCode
}
