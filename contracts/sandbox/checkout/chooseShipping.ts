import { readAddress, type SavedAddress } from "../account/addresses.ts"
import type { CartRow, CartScope, WireShipping } from "../cart/CartScope.ts"
import { readLines } from "../cart/readCart.ts"
import { readShipping } from "../cart/storedJson.ts"
import { isSentByEmail } from "../gift-cards/giftCardCatalogue.ts"
import { notAcceptable, refused } from "../http/Refusal.ts"
import type { Work } from "../storage/Storage.ts"
import { countryFacts } from "../world/countryFacts.ts"
import { findCollectionPoint } from "./collectionPoints.ts"
import { isTimeRange } from "./shippingRanges.ts"
import { deliveryWindow, isMethodId, kindOf } from "./shippingMethods.ts"

const impossible = (field: string, rule: string, message: string) => notAcceptable("_ERR_SHIPPING_NOT_POSSIBLE", message, [{ field, rule, message }])

/**
 * Writes the delivery of a locked cart. Fails with 422 when the method is unknown, does not go to the address or cannot
 * leave these products at the point, with 404 when the address is not the shopper's own.
 *
 * *Details.* What is collected may carry an addressId too: it says who collects it.
 */
export const chooseShipping = async (work: Work, scope: CartScope, cart: CartRow, bundle: WireShipping): Promise<CartRow> => {
  const { shippingMethodId, kind, addressId } = bundle
  if (!isMethodId(shippingMethodId)) throw impossible("shippingMethodId", "unknown", "There is no such shipping method.")
  if (kind !== kindOf(shippingMethodId)) throw impossible("kind", "unknown", `This method is of the kind ${kindOf(shippingMethodId)}.`)
  const place = await placeOf(work, scope, cart, bundle)
  if (bundle.idTimeRange !== undefined && !isTimeRange(scope, shippingMethodId, bundle.idTimeRange)) {
    throw impossible("idTimeRange", "unknown", "There is no such time range for this method.")
  }
  const shipping: WireShipping = {
    shippingMethodId,
    kind,
    ...place,
    ...(addressId === undefined ? {} : { addressId }),
    ...(bundle.extraParams === undefined ? {} : { extraParams: bundle.extraParams }),
    ...(bundle.idTimeRange === undefined ? {} : { idTimeRange: bundle.idTimeRange }),
    deliveryDateInfo: deliveryWindow(shippingMethodId, scope.store.countryCode, scope.now),
  }
  return work.db
    .updateTable("cart")
    .set({ shipping: JSON.stringify(shipping), ...(addressId === undefined ? {} : { address_id: Number(addressId) }) })
    .where("cart_id", "=", cart.cart_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Where it is collected; nothing for what goes to an address or by e-mail. */
const placeOf = async (work: Work, scope: CartScope, cart: CartRow, bundle: WireShipping): Promise<Pick<WireShipping, "physicalStoreId" | "droppointId">> => {
  const own = bundle.addressId === undefined ? undefined : await readAddress(work.db, scope, bundle.addressId)
  if (bundle.kind === "delivery") {
    if (own === undefined) throw impossible("addressId", "required", "A delivery needs an address.")
    requireDeliverable(scope, own)
    return {}
  }
  const lines = await readLines(work.db, cart.cart_id)
  if (bundle.kind === "email") {
    if (!isSentByEmail(lines)) throw impossible("shippingMethodId", "items", "Only carts of virtual gift cards go by e-mail.")
    return {}
  }
  const point = await findCollectionPoint(work.db, scope, bundle, lines)
  if ("rule" in point) throw impossible(point.field, point.rule, point.message ?? point.rule)
  return bundle.kind === "store" ? { physicalStoreId: point.id } : { droppointId: point.id }
}

/** Changes parts of the delivery of a locked cart; what is absent stays. Fails with 409 when none was chosen yet. */
export const editShipping = async (work: Work, scope: CartScope, cart: CartRow, changes: Partial<WireShipping>): Promise<CartRow> => {
  const before = readShipping(cart.shipping)
  if (before === undefined) throw refused("_ERR_SHIPPING_NOT_SET", "Choose a delivery first.")
  const { idTimeRange, ...kept } = before
  const { shippingMethodId = before.shippingMethodId } = changes
  const kind = isMethodId(shippingMethodId) ? kindOf(shippingMethodId) : before.kind
  // Another method has other days: a range of the old one goes with it.
  const staysInRange = changes.shippingMethodId === undefined || changes.shippingMethodId === before.shippingMethodId
  return chooseShipping(work, scope, cart, { ...kept, kind, ...(staysInRange && idTimeRange !== undefined ? { idTimeRange } : {}), ...changes })
}

/** A store delivers within its own country. */
const requireDeliverable = ({ store }: CartScope, { countryCode }: SavedAddress): void => {
  if (!deliversTo(store.countryCode, countryCode)) throw impossible("addressId", "country", "This store does not deliver to that country.")
}

/** Whether a store of a country delivers to an address of this one, given by two or three letters. */
export const deliversTo = (storeCountry: string, country: string): boolean => {
  const code = country.toUpperCase()
  return code === storeCountry || code === countryFacts(storeCountry).alpha3
}
