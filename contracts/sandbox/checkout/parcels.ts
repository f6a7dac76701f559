import type { components } from "../../generated/checkout.d.ts"
import { type DeliveryPrice, deliveryPriceOf } from "../cart/priceCart.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import type { ResolvedStore } from "../catalog/Stores.ts"
import { originsOf, type FulfillmentLine } from "./origins.ts"
import { deliveryWindow, isMethodId, kindOf, shippingMethods, shippingPriceOf } from "./shippingMethods.ts"

type WireShipping = components["schemas"]["ShippingBundle"]
type Parcel = components["schemas"]["StockOriginDelivery"]

interface Scope {
  readonly store: ResolvedStore
  readonly now: number
}

/** The methods that the parcels of a cart go by, each once; the chosen one alone where it comes in one parcel. */
const methodsUsed = ({ shippingMethodId, deliveryInfoByStockOrigin }: WireShipping): readonly string[] => {
  const used = (deliveryInfoByStockOrigin ?? []).map((parcel) => parcel.shippingMethodId ?? shippingMethodId)
  return used.length === 0 ? [shippingMethodId] : [...new Set(used)]
}

/** What a delivery costs: each method that a parcel goes by, once. */
export const deliveriesOf = (store: ResolvedStore, shipping: WireShipping): readonly DeliveryPrice[] =>
  methodsUsed(shipping).flatMap((methodId) => shippingPriceOf(store, methodId) ?? [])

/**
 * A chosen delivery with its parcels as the cart's lines now are: which lines, by which method, what it adds to the
 * price and when. Nothing of parcels for what comes in one, or is not sent to an address.
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

/** The parcels a cart would be sent in and the ways of each; undefined for a cart that comes in one. */
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

/** Whether a parcel can go by this method. */
export const isParcelMethod = (methodId: string): boolean => isMethodId(methodId) && kindOf(methodId) === "delivery"
