import type { PromoCodeRefused } from "../../../../domain/cart/CartChangeRefused.ts"
import type { Translate } from "../../../text/createTranslate.ts"

/** The texts of coupon rules, by the backend's names. */
const TEXT_KEYS = {
  couponSpent: "cartOptions.coupon.used",
  usedByShopper: "cartOptions.coupon.used",
  usedUp: "cartOptions.coupon.used",
  ended: "cartOptions.coupon.expired",
  minimum: "cartOptions.coupon.minimum",
  onePerOrder: "cartOptions.coupon.onePerOrder",
  promoCode: "cartOptions.coupon.promoCodeMismatch",
} as const

/** The reason why a coupon was refused: specific if the backend names one, otherwise a request to check the code. */
export function couponTexts(
  { promoCode, rule = "" }: Pick<PromoCodeRefused, "promoCode" | "rule">,
  t: Translate,
): { readonly title: string; readonly text: string } {
  return {
    title: t("cartOptions.coupon.title", { code: promoCode }),
    text: t(isKnown(rule) ? TEXT_KEYS[rule] : "cartOptions.coupon.other"),
  }
}

function isKnown(rule: string): rule is keyof typeof TEXT_KEYS {
  return Object.hasOwn(TEXT_KEYS, rule)
}
