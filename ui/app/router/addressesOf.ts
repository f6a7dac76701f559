import type { PageData } from "../../../application/navigation/PageData.ts"
import type { BuiltAddress } from "../../../domain/navigation/buildPageAddress.ts"
import { buildPageAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { storeDefaults } from "../../../domain/store/storeDefaults.ts"

/**
 * Returns a function that builds addresses with the defaults of the stores a page knows: its own, or all of them on the
 * store selector. `prefix` is that of the mobile site.
 */
export function addressesOf({ frame, content }: PageData, prefix = ""): (to: PageAddress) => BuiltAddress {
  const stores = [
    ...(frame === undefined ? [] : [frame.store]),
    ...(content.content === "stores" ? content.stores : []),
  ]
  return (to) => {
    const built = buildPageAddress(to, (storeId) => {
      const store = stores.find(({ id }) => id === storeId)
      return store === undefined ? undefined : storeDefaults(store)
    })
    return built.ok ? { ok: true, address: prefix + built.address } : built
  }
}
