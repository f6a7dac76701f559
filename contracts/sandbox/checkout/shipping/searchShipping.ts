import type { components } from "../../../generated/checkout.d.ts"
import { readAddress } from "../../customers/account/addresses/addresses.ts"
import { postalCodeProblem } from "../../customers/account/addresses/postalCodeProblem.ts"
import type { CartRow, CartScope } from "../../cart/CartScope.ts"
import { readCart } from "../../cart/readCart.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { deliversTo } from "./chooseShipping.ts"
import { deliveryKindsOf } from "./collectionPoints.ts"
import { customizationDaysOf } from "../../cart/shipping/origins.ts"
import { shippingMethods } from "../../cart/shipping/shippingMethods.ts"

type ShippingMethod = components["schemas"]["ShippingMethod"]

/** Search parameters that affect the result. */
export interface ShippingSearch {
  readonly zipCode?: string
  /** Two or three letters. */
  readonly countryISO?: string
  /** Comma-separated kinds, and kinds or methods. */
  readonly shippingTypes?: string
  readonly exclusions?: string
  readonly addressId?: string
  readonly codShippingMethod?: string
}

/** The deliveries of a search, cheapest first; empty where the store does not deliver. */
export const searchShipping = async (
  { storage }: SandboxServices,
  scope: CartScope,
  cart: CartRow,
  search: ShippingSearch,
): Promise<readonly ShippingMethod[]> => {
  const { store, language, now } = scope
  requireZipCode(store, search.zipCode)
  const { price, lines } = await readCart(storage.db, scope, cart)
  const availableKinds = await deliveryKindsOf(
    storage.db,
    store.id,
    lines.map(({ row }) => row),
  )
  const country = availableKinds.includes("email") ? undefined : await countryOf(storage.db, scope, cart, search)
  if (country !== undefined && !deliversTo(store.countryCode, country)) return []
  const kinds = listOf(search.shippingTypes)
  const left = listOf(search.exclusions)
  return shippingMethods(
    { store, language, now, totalProduct: price.totalProduct, customizationDays: customizationDaysOf(lines) },
    availableKinds,
  ).filter(
    ({ kind, shippingMethodId }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      !left.includes(kind) &&
      !left.includes(shippingMethodId) &&
      shippingMethodId === (search.codShippingMethod ?? shippingMethodId),
  )
}

/** Fails with 400 for a postal code in a format that the store's country does not use. */
export const requireZipCode = ({ countryCode }: ResolvedStore, zipCode: string | undefined): void => {
  const problem = postalCodeProblem(zipCode, countryCode)
  if (problem !== undefined) throw invalidField("zipCode", "pattern", problem)
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")

/** Country of the given or chosen address; a postal code alone is in the store's own country. */
const countryOf = async (
  db: SandboxServices["storage"]["db"],
  scope: CartScope,
  cart: CartRow,
  search: ShippingSearch,
): Promise<string | undefined> => {
  if (search.countryISO !== undefined) return search.countryISO
  const addressId =
    search.addressId ?? (search.zipCode === undefined && cart.address_id !== null ? String(cart.address_id) : undefined)
  return addressId === undefined ? undefined : (await readAddress(db, scope, addressId)).countryCode
}
