import type { PageData } from "../../../application/navigation/PageData.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import type { CartState } from "../../runtime/CartState.ts"
import type { Device } from "../../runtime/DeviceProvider.tsx"
import type { TabChange } from "../../../application/platform/TabAnnouncer.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import { deviceCopies } from "../device/deviceCopies.ts"
import type { DeviceStorage } from "../device/deviceStorage.ts"

/** The state of a page that follows other tabs. */
export interface SyncedPage {
  readonly storeId: string
  readonly storage: Pick<DeviceStorage, "read">
  readonly commands: { readonly cart: Pick<ShopCommands["cart"], "loadCart"> }
  readonly cart: CartState
  readonly device: Pick<Device, "setWished">
  readonly current: () => PageData
  /** Reloads the document. */
  readonly reload: () => void
}

/** Pages with personal content. */
const PERSONAL_PAGES: readonly string[] = [
  "cart",
  "checkout",
  "confirmation",
  "order",
  "payment",
  "entry",
  "account",
  "wishlist",
  "return",
  "returnList",
  "orderReturns",
  "returnDetail",
]

/**
 * Updates a page after a change in another tab (F196). A hidden page waits until it is visible. After a sign-in or
 * sign-out personal pages are reloaded; on others only the cart and the wishlist hearts change.
 */
export async function syncWithOtherTabs(change: TabChange, page: SyncedPage): Promise<void> {
  await whenVisible()
  if (change === "session" && isReloaded(page.current())) return page.reload()
  if (change !== "cart") showWishlistMarks(page)
  if (change !== "wishlists") await showCart(page)
}

/** A pending payment is not interrupted, and a page opened by a secret link cannot be opened again. */
function isReloaded({ address, content }: PageData): boolean {
  return PERSONAL_PAGES.includes(content.content) && address.parameters["pending"] === undefined && !hasSecret(address)
}

function showWishlistMarks({ storage, storeId, device }: SyncedPage): void {
  device.setWished(deviceCopies(storage, storeId).wished())
}

async function showCart({ storage, storeId, commands, cart }: SyncedPage): Promise<void> {
  const units = deviceCopies(storage, storeId).units()
  // If the page needs only the cart count, the other tab has stored it.
  if (cart.current().cart === undefined && units !== undefined) return cart.remember(units)
  const loaded = await commands.cart.loadCart()
  if (loaded.ok) cart.set(loaded.value)
}

function whenVisible(): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== "visible") return
      document.removeEventListener("visibilitychange", check)
      resolve()
    }
    document.addEventListener("visibilitychange", check)
  })
}
