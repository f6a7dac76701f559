import type { PromotionSlot } from "../storage/tables/CartTables.ts"

/** A promotion of the demo data. Amounts are minor units by store id. Stores without an entry do not accept it. */
export interface DemoPromotion {
  readonly promotionId: string
  readonly code: string
  readonly slot: PromotionSlot
  readonly percent?: number
  readonly amounts?: Readonly<Record<string, number>>
  readonly minimums?: Readonly<Record<string, number>>
  readonly descriptions: Readonly<
    Record<"en" | "es" | "ca" | "fr" | "de" | "it" | "pt" | "pl" | "ja" | "zh" | "ko" | "ar" | "he", string>
  >
  /** Milliseconds since 1970. */
  readonly endsAt?: number
  readonly maxUses?: number
  readonly maxUsesPerUser?: number
  readonly needsCoupon?: boolean
}

const percentOff = (percent: number): DemoPromotion["descriptions"] => ({
  en: `${percent}% off`,
  es: `${percent} % de descuento`,
  ca: `${percent} % de descompte`,
  ja: `${percent}%オフ`,
  ar: `خصم ${percent}%`,
  fr: `${percent} % de remise`,
  de: `${percent} % Rabatt`,
  it: `${percent}% di sconto`,
  pt: `${percent}% de desconto`,
  he: `${percent}% הנחה`,
  zh: `优惠 ${percent}%`,
  ko: `${percent}% 할인`,
  pl: `${percent}% rabatu`,
})

/** One of each kind, so that every rule of promo codes can be tested. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    promotionId: "welcome10",
    code: "WELCOME10",
    slot: "product",
    percent: 10,
    descriptions: percentOff(10),
    maxUsesPerUser: 1,
  },
  { promotionId: "spring10", code: "SPRING10", slot: "product", percent: 10, descriptions: percentOff(10) },
  {
    promotionId: "take5",
    code: "TAKE5",
    slot: "product",
    amounts: {
      "10000034": 500,
      "10000001": 500,
      "10000081": 800,
      "10000966": 2_000,
      "10000033": 500,
      "10000049": 500,
      "10000039": 500,
      "10000351": 500,
      "10000048": 2_000,
      "10000082": 8_000,
      "10000972": 2_000,
      "10000086": 4_000,
      "10000965": 2_000,
      "10100049": 500,
    },
    minimums: {
      "10000034": 3_000,
      "10000001": 3_000,
      "10000081": 4_000,
      "10000966": 12_000,
      "10000033": 3_000,
      "10000049": 3_000,
      "10000039": 3_000,
      "10000351": 3_000,
      "10000048": 12_000,
      "10000082": 45_000,
      "10000972": 12_000,
      "10000086": 24_000,
      "10000965": 10_000,
      "10100049": 3_000,
    },
    descriptions: {
      en: "A little off your order",
      es: "Un detalle en tu pedido",
      ca: "Un detall en la teva comanda",
      ja: "ご注文から割引",
      ar: "خصم على طلبك",
      fr: "Un petit geste sur votre commande",
      de: "Ein kleiner Nachlass auf deine Bestellung",
      it: "Un piccolo sconto sul tuo ordine",
      pt: "Um pequeno desconto na sua encomenda",
      he: "הנחה קטנה על ההזמנה שלך",
      zh: "您的订单小优惠",
      ko: "주문 소액 할인",
      pl: "Mały rabat na Twoje zamówienie",
    },
  },
  {
    promotionId: "freeship",
    code: "FREESHIP",
    slot: "shipping",
    descriptions: {
      en: "Free delivery",
      es: "Envío gratis",
      ca: "Enviament gratuït",
      ja: "送料無料",
      ar: "توصيل مجاني",
      fr: "Livraison offerte",
      de: "Kostenlose Lieferung",
      it: "Consegna gratuita",
      pt: "Entrega grátis",
      he: "משלוח חינם",
      zh: "免费配送",
      ko: "무료 배송",
      pl: "Bezpłatna dostawa",
    },
  },
  {
    promotionId: "winter20",
    code: "WINTER20",
    slot: "product",
    percent: 20,
    descriptions: percentOff(20),
    endsAt: Date.UTC(2021, 2, 1),
  },
  { promotionId: "onlyone", code: "ONLYONE", slot: "product", percent: 15, descriptions: percentOff(15), maxUses: 1 },
  {
    promotionId: "loyal15",
    code: "LOYAL15",
    slot: "product",
    percent: 15,
    descriptions: percentOff(15),
    needsCoupon: true,
  },
]

/** Personal coupons: each can be used once, and applies its promotion. */
export const demoCoupons: readonly { readonly code: string; readonly promotionId: string }[] = [
  { code: "C-1001", promotionId: "loyal15" },
  { code: "C-1002", promotionId: "loyal15" },
  { code: "C-5521", promotionId: "spring10" },
  { code: "C-5522", promotionId: "spring10" },
]
