import type { components } from "../../../generated/checkout.d.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { paymentMethodTexts } from "./paymentMethodTexts.ts"
import { METHOD_PLANS, type PaymentPlan } from "./paymentPlan.ts"

type WirePaymentMethod = components["schemas"]["PaymentMethod"]

/** `paymentModeId` of the card. */
export const CARD_MODE = "1"
export const GIFT_CARD_MODE = "2"
export const IDEAL_MODE = "4"
export const KLARNA_MODE = "5"

export interface PaymentMethod {
  readonly id: string
  readonly kind: "card" | "giftcard" | "redirect" | "wallet" | "transfer"
  /** An additional field required in the payment data. */
  readonly needs?: "bank" | "session" | "token"
  /** A proper name, which is the same in all languages; otherwise the key of the name's text. */
  readonly name: { readonly proper: string } | { readonly key: "card" | "giftCard" | "onlineBank" | "cash" }
  /** Countries of the stores that offer it; all when absent. */
  readonly countries?: readonly string[]
  /** The simulated bank's behaviour; absent for cards, where the number determines it. */
  readonly plan?: PaymentPlan
}

export const NETWORKS = ["visa", "mastercard", "amex", "jcb", "diners", "discover", "unionpay"]

const METHODS: readonly PaymentMethod[] = [
  {
    id: CARD_MODE,
    kind: "card",
    name: { key: "card" },
  },
  {
    id: GIFT_CARD_MODE,
    kind: "giftcard",
    name: { key: "giftCard" },
  },
  {
    id: "3",
    kind: "redirect",
    name: { key: "onlineBank" },
    plan: METHOD_PLANS.onlineBank,
  },
  {
    id: IDEAL_MODE,
    kind: "redirect",
    needs: "bank",
    name: { proper: "iDEAL" },
    countries: ["ES"],
    plan: METHOD_PLANS.ideal,
  },
  {
    id: KLARNA_MODE,
    kind: "redirect",
    needs: "session",
    name: { proper: "Klarna" },
    countries: ["ES", "US"],
    plan: METHOD_PLANS.klarna,
  },
  { id: "6", kind: "wallet", name: { proper: "Alipay" }, plan: METHOD_PLANS.alipay },
  { id: "7", kind: "wallet", name: { proper: "WeChat Pay" }, plan: METHOD_PLANS.wechat },
  {
    id: "8",
    kind: "transfer",
    name: { key: "cash" },
    plan: METHOD_PLANS.cash,
  },
  { id: "9", kind: "wallet", needs: "token", name: { proper: "Apple Pay" } },
]

/** The methods of a store, in display order; the same for a repayment. */
const methodsOf = ({ countryCode }: ResolvedStore): readonly PaymentMethod[] =>
  METHODS.filter(({ countries }) => countries?.includes(countryCode) ?? true)

/** A method that this store offers, by its id. */
export const findMethod = (store: ResolvedStore, id: string): PaymentMethod | undefined =>
  methodsOf(store).find((method) => method.id === id)

export const paymentMethodName = ({ name }: PaymentMethod, { tag }: Pick<StoreLanguage, "tag">): string =>
  "proper" in name ? name.proper : paymentMethodTexts(tag)(`paymentMethods.${name.key}`)

/**
 * The methods for a customer, depending on whether a card requires its security code or one-click payment is possible.
 */
export const presentMethods = (
  store: ResolvedStore,
  language: StoreLanguage,
  requiresCvv: boolean,
): readonly WirePaymentMethod[] =>
  methodsOf(store).map((method) => ({
    paymentModeId: method.id,
    kind: method.kind,
    name: paymentMethodName(method, language),
    ...(method.needs === undefined ? {} : { needs: method.needs }),
    ...(method.kind === "card" || method.needs === "token" ? { networks: [...NETWORKS] } : {}),
    ...(method.kind === "card" ? { requiresCvv } : {}),
  }))
