import type { PromoCodeRefused } from "../../../domain/cart/CartRefusal.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** Rules a coupon can break, as the shop names them, with the words for each. */
const WORDS = {
  couponSpent: "cartParts.coupon.spent",
  usedByShopper: "cartParts.coupon.spent",
  usedUp: "cartParts.coupon.spent",
  ended: "cartParts.coupon.ended",
  minimum: "cartParts.coupon.minimum",
  onePerOrder: "cartParts.coupon.onePerOrder",
  promoCode: "cartParts.coupon.promoCode",
} as const

/** Why a coupon is not taken: honest where the shop says, and to be checked where it does not. */
export function couponWords(
  { promoCode, rule = "" }: Pick<PromoCodeRefused, "promoCode" | "rule">,
  t: Translate,
): { readonly title: string; readonly text: string } {
  return {
    title: t("cartParts.coupon.title", { code: promoCode }),
    text: t(isKnown(rule) ? WORDS[rule] : "cartParts.coupon.other"),
  }
}

function isKnown(rule: string): rule is keyof typeof WORDS {
  return Object.hasOwn(WORDS, rule)
}
