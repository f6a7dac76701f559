import type { components } from "../../../generated/orders.d.ts"
import { readAddress } from "../../customers/account/addresses/addresses.ts"
import type { CartScope } from "../../cart/CartScope.ts"
import type { CartReading } from "../../cart/readCart.ts"
import { deliversTo } from "../../checkout/shipping/chooseShipping.ts"
import { findCollectionPoint } from "../../checkout/shipping/collectionPoints.ts"
import { Refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

type WireAddress = components["schemas"]["Address"]

/**
 * Returns the address or pickup point chosen for a cart; undefined where it was deleted, is outside the store's
 * country, or is closed.
 */
export const deliveryOf = async (
  { storage }: SandboxServices,
  scope: CartScope,
  { shipping, lines }: CartReading,
): Promise<WireAddress | undefined> => {
  if (shipping?.kind === "store" || shipping?.kind === "droppoint") {
    const point = await findCollectionPoint(
      storage.db,
      scope,
      shipping,
      lines.map(({ row }) => row),
    )
    return "rule" in point ? undefined : point.address
  }
  if (shipping?.addressId === undefined) return undefined
  const address = await readAddress(storage.db, scope, shipping.addressId).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  return address !== undefined && deliversTo(scope.store.countryCode, address.countryCode) ? address : undefined
}
