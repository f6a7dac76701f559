import type { components } from "../../generated/checkout.d.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"

const CATEGORIES: readonly { readonly identifier: string; readonly names: Readonly<Record<string, string>> }[] = [
  {
    identifier: "pay_now",
    names: {
      en: "Pay now",
      es: "Paga ahora",
      ca: "Paga ara",
      ja: "今すぐ支払う",
      ar: "ادفع الآن",
      fr: "Payer maintenant",
      de: "Sofort bezahlen",
      it: "Paga ora",
      pt: "Pagar agora",
      he: "תשלום עכשיו",
      zh: "立即付款",
      ko: "지금 결제",
      pl: "Zapłać teraz",
    },
  },
  {
    identifier: "pay_later",
    names: {
      en: "Pay later",
      es: "Paga después",
      ca: "Paga més tard",
      ja: "後で支払う",
      ar: "ادفع لاحقًا",
      fr: "Payer plus tard",
      de: "Später bezahlen",
      it: "Paga dopo",
      pt: "Pagar depois",
      he: "תשלום מאוחר יותר",
      zh: "稍后付款",
      ko: "나중에 결제",
      pl: "Zapłać później",
    },
  },
  {
    identifier: "pay_over_time",
    names: {
      en: "Pay in parts",
      es: "Paga a plazos",
      ca: "Paga a terminis",
      ja: "分割で支払う",
      ar: "ادفع على دفعات",
      fr: "Payer en plusieurs fois",
      de: "In Raten bezahlen",
      it: "Paga a rate",
      pt: "Pagar em prestações",
      he: "תשלום בחלקים",
      zh: "分期付款",
      ko: "나누어 결제",
      pl: "Zapłać w ratach",
    },
  },
]

/** Whether Klarna has a payment method with this identifier. */
export const isKlarnaCategory = (identifier: string): boolean =>
  CATEGORIES.some((category) => category.identifier === identifier)

/** The payment methods offered by Klarna, in the language of the call. */
export const klarnaCategories = ({ code }: StoreLanguage): readonly components["schemas"]["KlarnaCategory"][] =>
  CATEGORIES.map(({ identifier, names }) => ({ identifier, name: names[code] ?? names["en"] ?? identifier }))
