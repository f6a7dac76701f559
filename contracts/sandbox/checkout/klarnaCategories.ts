import type { components } from "../../generated/checkout.d.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"

const CATEGORIES: readonly { readonly identifier: string; readonly names: Readonly<Record<string, string>> }[] = [
  { identifier: "pay_now", names: { en: "Pay now", es: "Paga ahora", ca: "Paga ara" } },
  { identifier: "pay_later", names: { en: "Pay later", es: "Paga después", ca: "Paga més tard" } },
  { identifier: "pay_over_time", names: { en: "Pay in parts", es: "Paga a plazos", ca: "Paga a terminis" } },
]

/** The ways to pay that Klarna offers, in the language of the call. */
export const klarnaCategories = ({ code }: StoreLanguage): readonly components["schemas"]["KlarnaCategory"][] =>
  CATEGORIES.map(({ identifier, names }) => ({ identifier, name: names[code] ?? names["en"] ?? identifier }))
