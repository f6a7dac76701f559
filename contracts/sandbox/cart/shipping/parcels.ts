import type { components } from "../../../generated/checkout.d.ts"
import { type DeliveryPrice, deliveryPriceOf } from "../priceCart.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { originsOf, type FulfillmentLine } from "./origins.ts"
import { deliveryWindow, isMethodId, kindOf, shippingMethods, shippingPriceOf } from "./shippingMethods.ts"

type WireShipping = components["schemas"]["ShippingBundle"]
type Parcel = components["schemas"]["StockOriginDelivery"]

interface Scope {
  readonly store: ResolvedStore
  readonly now: number
}

/** The distinct methods of a cart's parcels, or the chosen one for a single parcel. */
const methodsUsed = ({ shippingMethodId, deliveryInfoByStockOrigin }: WireShipping): readonly string[] => {
  const used = (deliveryInfoByStockOrigin ?? []).map((parcel) => parcel.shippingMethodId ?? shippingMethodId)
  return used.length === 0 ? [shippingMethodId] : [...new Set(used)]
}

/** The prices of a delivery: each distinct method of its parcels once. */
export const deliveriesOf = (store: ResolvedStore, shipping: WireShipping): readonly DeliveryPrice[] =>
  methodsUsed(shipping).flatMap((methodId) => shippingPriceOf(store, methodId) ?? [])

/**
 * A chosen delivery with parcels for the cart's current lines: their lines, methods, prices and days. Without parcels
 * for a single parcel and for deliveries without an address.
 */
export const withParcels = (
  scope: Scope,
  lines: readonly FulfillmentLine[],
  chosen: WireShipping,
  totalProduct: number,
): WireShipping => {
  const { deliveryInfoByStockOrigin: choices = [], ...shipping } = chosen
  const origins = originsOf(lines)
  const { shippingMethodId } = shipping
  if (shipping.kind !== "delivery" || origins.length < 2 || !isMethodId(shippingMethodId)) return shipping
  const paid = new Set<string>()
  const parcels = origins.map(({ origin, customizationDays, lines: own }): Parcel => {
    const named = choices.find(({ ffmId }) => ffmId === origin.ffmId)?.shippingMethodId ?? shippingMethodId
    const methodId = isMethodId(named) ? named : shippingMethodId
    const price = paid.has(methodId) ? undefined : shippingPriceOf(scope.store, methodId)
    paid.add(methodId)
    return {
      ...origin,
      orderitemsInfo: unitsOf(own),
      shippingMethodId: methodId,
      shippingPrice: price === undefined ? 0 : deliveryPriceOf(price, totalProduct),
      deliveryDateInfo: deliveryWindow(methodId, scope.store.countryCode, scope.now, [customizationDays]),
    }
  })
  const days = parcels.flatMap(({ deliveryDateInfo }) => (deliveryDateInfo === undefined ? [] : [deliveryDateInfo]))
  const [minDate] = days.flatMap((day) => day.minDate ?? []).sort()
  const maxDate = days
    .flatMap((day) => day.maxDate ?? [])
    .sort()
    .at(-1)
  return {
    ...shipping,
    deliveryDateInfo: { ...(minDate === undefined ? {} : { minDate }), ...(maxDate === undefined ? {} : { maxDate }) },
    deliveryInfoByStockOrigin: parcels,
  }
}

/** The parcels of a cart with the methods of each; undefined for a single parcel. */
export const parcelOffers = (
  scope: Scope & { readonly language: StoreLanguage },
  lines: readonly FulfillmentLine[],
  totalProduct: number,
): readonly components["schemas"]["StockOriginOffer"][] | undefined => {
  const origins = originsOf(lines)
  if (origins.length < 2) return undefined
  return origins.map(({ origin, customizationDays, lines: own }) => ({
    ...origin,
    orderitemsInfo: unitsOf(own),
    shippingMethods: [
      ...shippingMethods({ ...scope, totalProduct, customizationDays: [customizationDays] }, ["delivery"]),
    ],
  }))
}

const unitsOf = (lines: readonly FulfillmentLine[]) =>
  lines.map(({ row }) => ({ orderitemId: String(row.line_id), quantity: row.quantity }))

/** Whether a parcel can use this method. */
export const isParcelMethod = (methodId: string): boolean => isMethodId(methodId) && kindOf(methodId) === "delivery"
