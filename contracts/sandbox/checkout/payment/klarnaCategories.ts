import type { components } from "../../../generated/checkout.d.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { paymentMethodTexts } from "../../purchase/payments/paymentMethodTexts.ts"

const CATEGORIES = ["pay_now", "pay_later", "pay_over_time"] as const

/** Whether Klarna has a payment method with this identifier. */
export const isKlarnaCategory = (identifier: string): boolean => CATEGORIES.some((category) => category === identifier)

/** The payment methods offered by Klarna, in the language of the call. */
export const klarnaCategories = ({ tag }: StoreLanguage): readonly components["schemas"]["KlarnaCategory"][] => {
  const texts = paymentMethodTexts(tag)
  return CATEGORIES.map((identifier) => ({ identifier, name: texts(`paymentMethods.klarna.${identifier}`) }))
}
