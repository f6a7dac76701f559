import type { components } from "../../generated/checkout.d.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
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
  /** By language; a proper name is the same in all. */
  readonly names: Readonly<Record<string, string>>
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
    names: {
      en: "Card",
      es: "Tarjeta",
      ca: "Targeta",
      ja: "カード",
      ar: "بطاقة",
      fr: "Carte bancaire",
      de: "Karte",
      it: "Carta",
      pt: "Cartão",
      he: "כרטיס אשראי",
      zh: "银行卡",
      ko: "카드",
      pl: "Karta",
    },
  },
  {
    id: GIFT_CARD_MODE,
    kind: "giftcard",
    names: {
      en: "Gift card",
      es: "Tarjeta regalo",
      ca: "Targeta regal",
      ja: "ギフトカード",
      ar: "بطاقة هدية",
      fr: "Carte cadeau",
      de: "Geschenkkarte",
      it: "Carta regalo",
      pt: "Cartão-presente",
      he: "כרטיס מתנה",
      zh: "礼品卡",
      ko: "기프트 카드",
      pl: "Karta podarunkowa",
    },
  },
  {
    id: "3",
    kind: "redirect",
    names: {
      en: "Online bank",
      es: "Banca en línea",
      ca: "Banca en línia",
      ja: "オンラインバンク",
      ar: "الخدمة المصرفية عبر الإنترنت",
      fr: "Banque en ligne",
      de: "Online-Banking",
      it: "Banca online",
      pt: "Banca em linha",
      he: "בנקאות מקוונת",
      zh: "网上银行",
      ko: "온라인 뱅킹",
      pl: "Bankowość internetowa",
    },
    plan: METHOD_PLANS.onlineBank,
  },
  {
    id: IDEAL_MODE,
    kind: "redirect",
    needs: "bank",
    names: { en: "iDEAL" },
    countries: ["ES"],
    plan: METHOD_PLANS.ideal,
  },
  {
    id: KLARNA_MODE,
    kind: "redirect",
    needs: "session",
    names: { en: "Klarna" },
    countries: ["ES", "US"],
    plan: METHOD_PLANS.klarna,
  },
  { id: "6", kind: "wallet", names: { en: "Alipay" }, plan: METHOD_PLANS.alipay },
  { id: "7", kind: "wallet", names: { en: "WeChat Pay", ja: "WeChat Pay" }, plan: METHOD_PLANS.wechat },
  {
    id: "8",
    kind: "transfer",
    names: {
      en: "Cash at a shop",
      es: "Efectivo en tienda",
      ca: "Efectiu en botiga",
      ja: "店頭で現金払い",
      ar: "نقدًا في متجر",
      fr: "Espèces en magasin",
      de: "Bar in einer Filiale",
      it: "Contanti in negozio",
      pt: "Numerário numa loja",
      he: "מזומן בחנות",
      zh: "门店现金付款",
      ko: "매장 현금 결제",
      pl: "Gotówka w sklepie",
    },
    plan: METHOD_PLANS.cash,
  },
  { id: "9", kind: "wallet", needs: "token", names: { en: "Apple Pay" } },
]

/** The methods of a store, in display order; the same for a repayment. */
const methodsOf = ({ countryCode }: ResolvedStore): readonly PaymentMethod[] =>
  METHODS.filter(({ countries }) => countries?.includes(countryCode) ?? true)

/** A method that this store offers, by its id. */
export const findMethod = (store: ResolvedStore, id: string): PaymentMethod | undefined =>
  methodsOf(store).find((method) => method.id === id)

export const paymentMethodName = ({ names }: PaymentMethod, { code }: Pick<StoreLanguage, "code">): string =>
  names[code] ?? names["en"] ?? ""

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
