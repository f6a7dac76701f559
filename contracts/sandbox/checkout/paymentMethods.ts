import type { components } from "../../generated/checkout.d.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"

type PaymentMethod = components["schemas"]["PaymentMethod"]

/** `paymentModeId` of the card. */
export const CARD_MODE = "1"

const CARD_WORDS: Readonly<Record<string, string>> = { en: "Card", es: "Tarjeta", ca: "Targeta", ja: "カード", ar: "بطاقة" }

/** The ways to pay, in the order they are offered; the same for a second payment. */
export const paymentMethods = ({ code }: StoreLanguage): readonly PaymentMethod[] => [
  {
    paymentModeId: CARD_MODE,
    kind: "card",
    name: CARD_WORDS[code] ?? "Card",
    networks: ["visa", "mastercard", "amex", "jcb", "diners", "discover", "unionpay"],
    requiresCvv: true,
  },
]
