import type { PromoCodeRefused } from "../../../domain/cart/CartRefusal.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** Rules a coupon can break, as the shop names them, with the words for each. */
const WORDS = {
  couponSpent: "cartOptions.coupon.used",
  usedByShopper: "cartOptions.coupon.used",
  usedUp: "cartOptions.coupon.used",
  ended: "cartOptions.coupon.expired",
  minimum: "cartOptions.coupon.minimum",
  onePerOrder: "cartOptions.coupon.onePerOrder",
  promoCode: "cartOptions.coupon.promoCodeMismatch",
} as const

/** Why a coupon is not taken: honest where the shop says, and to be checked where it does not. */
export function couponWords(
  { promoCode, rule = "" }: Pick<PromoCodeRefused, "promoCode" | "rule">,
  t: Translate,
): { readonly title: string; readonly text: string } {
  return {
    title: t("cartOptions.coupon.title", { code: promoCode }),
    text: t(isKnown(rule) ? WORDS[rule] : "cartOptions.coupon.other"),
  }
}

function isKnown(rule: string): rule is keyof typeof WORDS {
  return Object.hasOwn(WORDS, rule)
}
