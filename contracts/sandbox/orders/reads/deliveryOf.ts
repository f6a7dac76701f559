import { readAddress, type SavedAddress } from "../../account/addresses.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import type { CartReading } from "../../cart/readCart.ts"
import { deliversTo } from "../../checkout/chooseShipping.ts"
import { Refusal } from "../../http/Refusal.ts"
import type { SandboxServices } from "../../SandboxServices.ts"

/** Where a cart goes: the address chosen so far; undefined where it is gone, or not in the store's country. */
export const deliveryOf = async ({ storage }: SandboxServices, scope: CartScope, { shipping }: CartReading): Promise<SavedAddress | undefined> => {
  if (shipping?.addressId === undefined) return undefined
  const address = await readAddress(storage.db, scope, shipping.addressId).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  return address !== undefined && deliversTo(scope.store.countryCode, address.countryCode) ? address : undefined
}
