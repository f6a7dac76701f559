import { findAssistedSession } from "../../customers/session/assistedSessions.ts"
import { notAcceptable, notFound } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { type CartRow, type CartScope, userIdNumber } from "../CartScope.ts"
import { type AppliedPromotion, findPromotion, promotionRefusedReason, readApplied } from "./promotions.ts"
import { readCart } from "../readCart.ts"

/** A code normalised for comparison: trimmed, in compatibility form (full-width letters are letters), in capitals. */
const promoCodeKey = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase()

/**
 * Adds a promo code to a locked cart. A code that is already there is unchanged: it counts once (F109). Fails with 422
 * `_ERR_PROMO_CODE_NOT_VALID`; the field problem names the rule.
 */
export const addPromoCode = async (work: UnitOfWork, scope: CartScope, cart: CartRow, typed: string): Promise<void> => {
  const found = await findPromotion(work.db, "code", promoCodeKey(typed), userIdNumber(scope.principal))
  if (found === undefined) throw promoCodeRefused(typed, "unknown")
  const isEmployees = found.promotion.employees_only
  if (isEmployees && (await findAssistedSession(work.db, scope.principal.sessionId)) === undefined)
    throw promoCodeRefused(typed, "employeesOnly")
  const others = await readApplied(work.db, cart.cart_id, cart.user_id)
  if (others.some(({ promotion }) => promotion.promotion_id === found.promotion.promotion_id)) return
  const problem = await cartPromotionReason(work, scope, cart, found, others)
  if (problem !== undefined) throw promoCodeRefused(typed, problem)
  await attachPromotion(work, cart, found, null)
}

/** Removes a promo code. Fails with 404 when it is not in the cart. */
export const removePromoCode = async (work: UnitOfWork, cart: CartRow, typed: string): Promise<void> => {
  const applied = await readApplied(work.db, cart.cart_id, cart.user_id)
  const found = applied.find(({ promotion }) => promotion.code === promoCodeKey(typed))
  if (found === undefined) throw notFound("This promo code is not on the cart.", typed)
  await work.db
    .deleteFrom("cart_promotion")
    .where("cart_id", "=", cart.cart_id)
    .where("slot", "=", found.promotion.slot)
    .execute()
}

/**
 * Adds the promotion of a personal coupon to a locked cart. If a code is sent as well, it must be the promotion's own.
 * Fails with 422 `_ERR_COUPON_NOT_VALID`.
 */
export const applyCoupon = async (
  work: UnitOfWork,
  scope: CartScope,
  cart: CartRow,
  { couponCode, promoCode }: { readonly couponCode: string; readonly promoCode?: string },
): Promise<void> => {
  const key = promoCodeKey(couponCode)
  const coupon = await work.db.selectFrom("coupon").selectAll().where("coupon_code", "=", key).executeTakeFirst()
  if (coupon === undefined) throw couponRefused(couponCode, "unknown")
  if (coupon.spent_by !== null) throw couponRefused(couponCode, "couponSpent")
  const promotion = await findPromotion(work.db, "promotion_id", coupon.promotion_id, userIdNumber(scope.principal))
  if (promotion === undefined) throw couponRefused(couponCode, "unknown")
  if (promoCode !== undefined && promotion.promotion.code !== promoCodeKey(promoCode))
    throw couponRefused(couponCode, "promoCode")
  const others = await readApplied(work.db, cart.cart_id, cart.user_id)
  if (others.some((other) => other.couponCode === key)) return
  const found = { ...promotion, couponCode: key }
  const problem = await cartPromotionReason(work, scope, cart, found, others)
  if (problem !== undefined) throw couponRefused(couponCode, problem)
  await attachPromotion(work, cart, found, key)
}

const cartPromotionReason = async (
  work: UnitOfWork,
  scope: CartScope,
  cart: CartRow,
  found: AppliedPromotion,
  others: readonly AppliedPromotion[],
): Promise<string | undefined> => {
  if (others.some(({ promotion }) => promotion.slot === found.promotion.slot)) return "onePerOrder"
  const { price } = await readCart(work.db, scope, cart)
  return promotionRefusedReason(found, scope.store.id, price.totalProduct, scope.now)
}

const attachPromotion = async (
  work: UnitOfWork,
  cart: CartRow,
  { promotion }: AppliedPromotion,
  couponCode: string | null,
): Promise<void> => {
  await work.db
    .insertInto("cart_promotion")
    .values({
      cart_id: cart.cart_id,
      promotion_id: promotion.promotion_id,
      slot: promotion.slot,
      coupon_code: couponCode,
    })
    .execute()
}

export const promoCodeRefused = (typed: string, rule: string) =>
  notAcceptable(
    "_ERR_PROMO_CODE_NOT_VALID",
    "This promo code is not valid.",
    [{ field: "promoCode", rule, message: `The promo code is refused: ${rule}.` }],
    [typed],
  )

const couponRefused = (typed: string, rule: string) =>
  notAcceptable(
    "_ERR_COUPON_NOT_VALID",
    "This coupon is not valid.",
    [{ field: "couponCode", rule, message: `The coupon is refused: ${rule}.` }],
    [typed],
  )
