import type { PromotionSlot } from "../../platform/storage/tables/CartTables.ts"
import { TEXT_LANGUAGES } from "../../texts/createTexts.ts"
import { cartTexts } from "../cartTexts.ts"

/** A promotion of the demo data. Amounts are minor units by store id. Stores without an entry do not accept it. */
export interface DemoPromotion {
  readonly promotionId: string
  readonly code: string
  readonly slot: PromotionSlot
  readonly percent?: number
  readonly amounts?: Readonly<Record<string, number>>
  readonly minimums?: Readonly<Record<string, number>>
  /** By language, or by tag for the texts of a region. */
  readonly descriptions: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly endsAt?: number
  readonly maxUses?: number
  readonly maxUsesPerUser?: number
  readonly needsCoupon?: boolean
}

const TAGS = [...TEXT_LANGUAGES, "en-US"]

const inAllLanguages = (textIn: (texts: ReturnType<typeof cartTexts>) => string): DemoPromotion["descriptions"] =>
  Object.fromEntries(TAGS.map((tag) => [tag, textIn(cartTexts(tag))]))

const percentOff = (percent: number): DemoPromotion["descriptions"] =>
  inAllLanguages((texts) => texts("cart.promotion.percent", { percent }))

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
    descriptions: inAllLanguages((texts) => texts("cart.promotion.take5")),
  },
  {
    promotionId: "freeship",
    code: "FREESHIP",
    slot: "shipping",
    descriptions: inAllLanguages((texts) => texts("cart.promotion.freeship")),
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

/** The discount for employees, which only an assisted session can add. */
export const employeePromotion: DemoPromotion = {
  promotionId: "employee20",
  code: "EMPLOYEE20",
  slot: "product",
  percent: 20,
  descriptions: percentOff(20),
}

/** Personal coupons: each can be used once, and applies its promotion. */
export const demoCoupons: readonly { readonly code: string; readonly promotionId: string }[] = [
  { code: "C-1001", promotionId: "loyal15" },
  { code: "C-1002", promotionId: "loyal15" },
  { code: "C-5521", promotionId: "spring10" },
  { code: "C-5522", promotionId: "spring10" },
]
