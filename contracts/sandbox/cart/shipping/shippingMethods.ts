import type { components } from "../../../generated/checkout.d.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { type DeliveryPrice, deliveryPriceOf } from "../priceCart.ts"
import { METHOD_IDS, type MethodId, type ShippingKind } from "./ShippingKind.ts"
import { shippingTexts } from "./shippingTexts.ts"
import { plusDays, plusWorkingDays, storeDate } from "../../stores/storeCalendar.ts"

type ShippingMethod = components["schemas"]["ShippingMethod"]

/** First and last day, counted from a day of the store's calendar. */
type DateRange = (countryCode: string, today: string) => { readonly minDate: string; readonly maxDate: string }

interface Method {
  readonly kind: ShippingKind
  readonly price: (store: ResolvedStore) => DeliveryPrice
  readonly window: DateRange
}

const workingDays =
  (first: number, last: number): DateRange =>
  (countryCode, today) => ({
    minDate: plusWorkingDays(countryCode, today, first),
    maxDate: plusWorkingDays(countryCode, today, last),
  })
const days =
  (first: number, last: number): DateRange =>
  (_country, today) => ({ minDate: plusDays(today, first), maxDate: plusDays(today, last) })

const byParcel = ({ shippingPrice, freeShippingFrom }: ResolvedStore): DeliveryPrice => ({
  price: shippingPrice,
  freeFrom: freeShippingFrom,
})
const free = (): DeliveryPrice => ({ price: 0 })

const METHODS: Readonly<Record<MethodId, Method>> = {
  standard: { kind: "delivery", price: byParcel, window: workingDays(2, 4) },
  express: {
    kind: "delivery",
    price: ({ expressShippingPrice }) => ({ price: expressShippingPrice }),
    window: days(1, 2),
  },
  // Collection in a store is free, because the stores are supplied anyway.
  store: { kind: "store", price: free, window: workingDays(2, 4) },
  droppoint: { kind: "droppoint", price: byParcel, window: workingDays(2, 5) },
  email: { kind: "email", price: free, window: days(0, 0) },
}

export const isMethodId = (id: string): id is MethodId => METHOD_IDS.some((known) => known === id)

export const kindOf = (methodId: MethodId): ShippingKind => METHODS[methodId].kind

/** The price of a method in a store, free from a total; undefined for a method that the store does not have. */
export const shippingPriceOf = (store: ResolvedStore, methodId: string): DeliveryPrice | undefined =>
  isMethodId(methodId) ? METHODS[methodId].price(store) : undefined

/** The name of a method in a language; undefined for an unknown method. */
export const methodName = (methodId: string, { tag }: Pick<StoreLanguage, "tag">): string | undefined =>
  isMethodId(methodId) ? shippingTexts(tag)(`shipping.${methodId}.name`) : undefined

/**
 * First and last day of arrival or collection: from the first day of the first parcel to the last day of the last, each
 * counted from the day its origin can ship. E-mail deliveries have none.
 */
export const deliveryWindow = (
  methodId: MethodId,
  countryCode: string,
  now: number,
  customizationDays: readonly number[],
) => {
  const { kind, window } = METHODS[methodId]
  const dispatchDays = (kind === "email" ? [0] : customizationDays)
    .map((days) => plusWorkingDays(countryCode, storeDate(countryCode, now), days))
    .sort()
  const first = dispatchDays[0] ?? storeDate(countryCode, now)
  return {
    minDate: window(countryCode, first).minDate,
    maxDate: window(countryCode, dispatchDays.at(-1) ?? first).maxDate,
  }
}

/** Kinds of delivery for all orders with parcels. */
export const PARCEL_KINDS: readonly ShippingKind[] = ["delivery", "store", "droppoint"]

/** The cart that methods are offered for. */
interface ShippingMethodContext {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly now: number
  readonly totalProduct: number
  /** Working days until each origin can ship. */
  readonly customizationDays: readonly number[]
}

/** The methods of these kinds for these products, cheapest first. */
export const shippingMethods = (
  { store, language, now, totalProduct, customizationDays }: ShippingMethodContext,
  kinds: readonly ShippingKind[],
): readonly ShippingMethod[] => {
  const texts = shippingTexts(language.tag)
  return METHOD_IDS.filter((methodId) => kinds.includes(kindOf(methodId)))
    .map((methodId): ShippingMethod => {
      const price = METHODS[methodId].price(store)
      return {
        shippingMethodId: methodId,
        kind: kindOf(methodId),
        name: texts(`shipping.${methodId}.name`),
        description: texts(`shipping.${methodId}.description`),
        price: deliveryPriceOf(price, totalProduct),
        ...(price.freeFrom === undefined ? {} : { freeFrom: price.freeFrom }),
        delivery: deliveryWindow(methodId, store.countryCode, now, customizationDays),
        isDefault: methodId === "standard" || methodId === "email",
      }
    })
    .sort((one, other) => one.price - other.price)
}
