import { readAddress, type SavedAddress } from "../../customers/account/addresses/addresses.ts"
import type { CartRow, CartScope, WireShipping } from "../../cart/CartScope.ts"
import { readLines } from "../../cart/readCart.ts"
import { readDetails, readShipping } from "../../cart/storedJson.ts"
import { isSentByEmail } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { countryDetails } from "../../world/countryDetails.ts"
import { findCollectionPoint } from "./collectionPoints.ts"
import { customizationDaysOf, type OriginLines, originsOf, type FulfillmentLine } from "../../cart/shipping/origins.ts"
import { isParcelMethod } from "../../cart/shipping/parcels.ts"
import { isTimeRange } from "./shippingRanges.ts"
import { deliveryWindow, isMethodId, kindOf } from "../../cart/shipping/shippingMethods.ts"

type StockOriginDelivery = NonNullable<WireShipping["deliveryInfoByStockOrigin"]>[number]

const shippingNotPossible = (field: string, rule: string, message: string) =>
  notAcceptable("_ERR_SHIPPING_NOT_POSSIBLE", message, [{ field, rule, message }])

/**
 * Sets the delivery of a locked cart. Fails with 422 for an unknown method, a method that does not deliver to the
 * address, and a point that does not accept these products; with 404 for another customer's address.
 *
 * *Details.* A collection may have an addressId too: the contact who collects it.
 */
export const chooseShipping = async (
  work: UnitOfWork,
  scope: CartScope,
  cart: CartRow,
  bundle: WireShipping,
): Promise<CartRow> => {
  const { shippingMethodId, kind, addressId } = bundle
  if (!isMethodId(shippingMethodId))
    throw shippingNotPossible("shippingMethodId", "unknown", "There is no such shipping method.")
  if (kind !== kindOf(shippingMethodId))
    throw shippingNotPossible("kind", "unknown", `This method is of the kind ${kindOf(shippingMethodId)}.`)
  const place = await placeOf(work, scope, cart, bundle)
  const lines = (await readLines(work.db, cart.cart_id)).map((row) => ({
    row,
    details: readDetails(row.details) ?? {},
  }))
  const customizationDays = customizationDaysOf(lines)
  if (bundle.idTimeRange !== undefined && customizationDays.length > 1)
    throw shippingNotPossible("idTimeRange", "parcels", "Hours are chosen for what comes in one parcel.")
  if (
    bundle.idTimeRange !== undefined &&
    !isTimeRange(scope, shippingMethodId, bundle.idTimeRange, customizationDays)
  ) {
    throw shippingNotPossible("idTimeRange", "unknown", "There is no such time range for this method.")
  }
  const parcels = parcelChoices(bundle, originsOf(lines))
  const shipping: WireShipping = {
    shippingMethodId,
    kind,
    ...place,
    ...(addressId === undefined ? {} : { addressId }),
    ...(bundle.extraParams === undefined ? {} : { extraParams: bundle.extraParams }),
    ...(bundle.idTimeRange === undefined ? {} : { idTimeRange: bundle.idTimeRange }),
    deliveryDateInfo: deliveryWindow(shippingMethodId, scope.store.countryCode, scope.now, customizationDays),
    ...(parcels.length === 0 ? {} : { deliveryInfoByStockOrigin: [...parcels] }),
  }
  return work.db
    .updateTable("cart")
    .set({ shipping: JSON.stringify(shipping), ...(addressId === undefined ? {} : { address_id: Number(addressId) }) })
    .where("cart_id", "=", cart.cart_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The chosen methods of the parcels. A parcel may name its lines, which must then match the offer exactly. Prices and
 * days are computed by the shop and ignored in the input.
 */
const parcelChoices = (
  { kind, deliveryInfoByStockOrigin: sent = [] }: WireShipping,
  origins: readonly OriginLines<FulfillmentLine>[],
): readonly StockOriginDelivery[] => {
  if (sent.length > 0 && kind !== "delivery")
    throw shippingNotPossible(
      "deliveryInfoByStockOrigin",
      "kind",
      "What is collected or sent by e-mail is not sent in parcels.",
    )
  return sent.map(({ ffmId, shippingMethodId, orderitemsInfo }, index) => {
    const field = `deliveryInfoByStockOrigin.${index}`
    const own = origins.find(({ origin }) => origin.ffmId === ffmId)
    if (own === undefined || sent.findIndex((other) => other.ffmId === ffmId) !== index)
      throw shippingNotPossible(
        `${field}.ffmId`,
        "unknown",
        "Nothing of this cart, or already a parcel, comes from there.",
      )
    if (shippingMethodId !== undefined && !isParcelMethod(shippingMethodId))
      throw shippingNotPossible(`${field}.shippingMethodId`, "unknown", "A parcel does not go by this method.")
    const units = new Map(own.lines.map(({ row }) => [String(row.line_id), row.quantity]))
    if (
      orderitemsInfo !== undefined &&
      (orderitemsInfo.length !== units.size ||
        orderitemsInfo.some(({ orderitemId, quantity }) => units.get(orderitemId) !== quantity))
    ) {
      throw shippingNotPossible(`${field}.orderitemsInfo`, "items", "This origin sends other lines.")
    }
    return { ...own.origin, ...(shippingMethodId === undefined ? {} : { shippingMethodId }) }
  })
}

/** The collection point; an empty object for deliveries to an address or by e-mail. */
const placeOf = async (
  work: UnitOfWork,
  scope: CartScope,
  cart: CartRow,
  bundle: WireShipping,
): Promise<Pick<WireShipping, "physicalStoreId" | "droppointId">> => {
  const own = bundle.addressId === undefined ? undefined : await readAddress(work.db, scope, bundle.addressId)
  if (bundle.kind === "delivery") {
    if (own === undefined) throw shippingNotPossible("addressId", "required", "A delivery needs an address.")
    requireDeliverable(scope, own)
    return {}
  }
  const lines = await readLines(work.db, cart.cart_id)
  if (bundle.kind === "email") {
    if (!isSentByEmail(lines))
      throw shippingNotPossible("shippingMethodId", "items", "Only carts of virtual gift cards go by e-mail.")
    return {}
  }
  const point = await findCollectionPoint(work.db, scope, bundle, lines)
  if ("rule" in point) throw shippingNotPossible(point.field, point.rule, point.message ?? point.rule)
  return bundle.kind === "store" ? { physicalStoreId: point.id } : { droppointId: point.id }
}

/**
 * Changes fields of the delivery of a locked cart; absent fields are unchanged. Fails with 409 when no delivery was
 * chosen yet.
 */
export const editShipping = async (
  work: UnitOfWork,
  scope: CartScope,
  cart: CartRow,
  changes: Partial<WireShipping>,
): Promise<CartRow> => {
  const before = readShipping(cart.shipping)
  if (before === undefined) throw refused("_ERR_SHIPPING_NOT_SET", "Choose a delivery first.")
  const { idTimeRange, deliveryInfoByStockOrigin, ...unchanged } = before
  const { shippingMethodId = before.shippingMethodId } = changes
  const kind = isMethodId(shippingMethodId) ? kindOf(shippingMethodId) : before.kind
  // A changed method has other days, so the time range is removed.
  const staysInRange = changes.shippingMethodId === undefined || changes.shippingMethodId === before.shippingMethodId
  const stays = staysInRange && idTimeRange !== undefined ? { idTimeRange } : {}
  // A changed method applies to all parcels; otherwise each parcel keeps its own.
  const parcels = staysInRange && deliveryInfoByStockOrigin !== undefined ? { deliveryInfoByStockOrigin } : {}
  return chooseShipping(work, scope, cart, { ...unchanged, kind, ...stays, ...parcels, ...changes })
}

/** A store delivers within its own country. */
const requireDeliverable = ({ store }: CartScope, { countryCode }: SavedAddress): void => {
  if (!deliversTo(store.countryCode, countryCode))
    throw shippingNotPossible("addressId", "country", "This store does not deliver to that country.")
}

/** Whether a store of a country delivers to an address in `country`, a code of two or three letters. */
export const deliversTo = (storeCountry: string, country: string): boolean => {
  const code = country.toUpperCase()
  return code === storeCountry || code === countryDetails(storeCountry).alpha3
}
