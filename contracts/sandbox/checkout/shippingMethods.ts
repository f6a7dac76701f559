import type { components } from "../../generated/checkout.d.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { KnownStore } from "../catalog/Stores.ts"
import { type DeliveryPrice, deliveryPriceOf } from "../cart/priceCart.ts"
import { plusDays, plusWorkingDays, storeDate } from "./storeCalendar.ts"

type ShippingMethod = components["schemas"]["ShippingMethod"]

export const METHOD_IDS = ["standard", "express"] as const
export type MethodId = (typeof METHOD_IDS)[number]

/** Both ways bring the parcel to an address. */
export const DELIVERY_KIND = "delivery"

const KIND_WORDS: Readonly<Record<string, string>> = { en: "To an address", es: "A domicilio", ca: "A domicili", ja: "ご指定の住所へ", ar: "إلى عنوان" }

/** The name of the one kind of delivery, English where a language has none. */
export const kindName = ({ code }: Pick<StoreLanguage, "code">): string => KIND_WORDS[code] ?? KIND_WORDS["en"] ?? ""

type Words = Readonly<Record<string, { readonly name: string; readonly description: string }>>

const WORDS: Readonly<Record<MethodId, Words>> = {
  standard: {
    en: { name: "Standard delivery", description: "To your door" },
    es: { name: "Envío estándar", description: "A domicilio" },
    ca: { name: "Enviament estàndard", description: "A domicili" },
    ja: { name: "通常配送", description: "ご自宅へお届け" },
    ar: { name: "توصيل عادي", description: "إلى عنوانك" },
  },
  express: {
    en: { name: "Express delivery", description: "To your door, sooner" },
    es: { name: "Envío exprés", description: "A domicilio, antes" },
    ca: { name: "Enviament exprés", description: "A domicili, abans" },
    ja: { name: "お急ぎ便", description: "ご自宅へ早くお届け" },
    ar: { name: "توصيل سريع", description: "إلى عنوانك في وقت أقرب" },
  },
}

export const isMethodId = (id: string): id is MethodId => METHOD_IDS.some((known) => known === id)

/** What a method costs in a store; undefined for a method it does not have. Standard delivery is free from a total. */
export const shippingPriceOf = (store: KnownStore, methodId: string): DeliveryPrice | undefined => {
  if (methodId === "standard") return { price: store.shippingPrice, freeFrom: store.freeShippingFrom }
  if (methodId === "express") return { price: store.expressShippingPrice }
  return undefined
}

/** The name of a method in a language, English where it has none. */
export const methodName = (methodId: string, { code }: Pick<StoreLanguage, "code">): string | undefined =>
  isMethodId(methodId) ? (WORDS[methodId][code] ?? WORDS[methodId]["en"])?.name : undefined

/** First and last day: standard two to four working days from today, express one to two days. */
export const deliveryWindow = (methodId: MethodId, countryCode: string, now: number) => {
  const today = storeDate(countryCode, now)
  return methodId === "standard"
    ? { minDate: plusWorkingDays(countryCode, today, 2), maxDate: plusWorkingDays(countryCode, today, 4) }
    : { minDate: plusDays(today, 1), maxDate: plusDays(today, 2) }
}

/** The ways to deliver these products, the cheapest first. */
export const shippingMethods = (store: KnownStore, language: StoreLanguage, totalProduct: number, now: number): readonly ShippingMethod[] =>
  METHOD_IDS.map((methodId): ShippingMethod => {
    const price = shippingPriceOf(store, methodId) ?? { price: 0 }
    const words = WORDS[methodId][language.code] ?? WORDS[methodId]["en"]
    return {
      shippingMethodId: methodId,
      kind: DELIVERY_KIND,
      name: words?.name ?? methodId,
      ...(words === undefined ? {} : { description: words.description }),
      price: deliveryPriceOf(price, totalProduct),
      ...(price.freeFrom === undefined ? {} : { freeFrom: price.freeFrom }),
      delivery: deliveryWindow(methodId, store.countryCode, now),
      isDefault: methodId === "standard",
    }
  }).sort((one, other) => one.price - other.price)
