import type { CartState } from "../runtime/CartState.ts"
import { isRegisteredIn } from "../runtime/isRegisteredIn.ts"
import type { ShopCommands } from "../runtime/ShopCommands.ts"
import type { WaitingState } from "../runtime/waitingState.ts"
import type { DeviceStorage } from "./deviceStorage.ts"
import { CART_SNAPSHOT_KEY, cachedCartUnits } from "./cachedCartUnits.ts"

/** Where `application/cart/pendingCart` keeps additions that wait; a test holds the two together. */
export const PENDING_CART_KEY = "selvedge.pendingCart.v1"

/** Whether additions of this store wait on the device, or were refused after they had waited. */
export function hasPendingIn({ read }: Pick<DeviceStorage, "read">, storeId: string | undefined): () => boolean {
  return () => read(PENDING_CART_KEY)?.includes(`"storeId":"${storeId}"`) === true
}

/** Where `features/session/waitingVisits` keeps the wait of a call of this tab; a test holds the two together. */
export const WAITING_ROOM_KEY = "selvedge.waitingRoom.v1"

/**
 * The number beside the cart is right at once: as the device remembers it, or, after a login and where additions wait,
 * as the shop says; a wait for a full shop that was broken off goes on first, or is told of where nothing is left that
 * could go on. `loadPurchaseTexts` fetches the words of the waiting room. The drawer opens by itself only to tell what is not
 * in the cart: what a login left out, and what was refused.
 */
export function syncCart(
  storage: DeviceStorage,
  { loadCart }: Pick<ShopCommands, "loadCart">,
  cart: CartState,
  waiting: WaitingState,
  loadPurchaseTexts: () => Promise<void>,
  storeId: string,
): void {
  const isRegistered = isRegisteredIn(storeId)
  const key = `selvedge.registered.${storeId}.v1`
  const hasJustSignedIn = isRegistered && storage.read(key) === undefined
  storage.keep(key, isRegistered ? "1" : undefined)
  const isShown = cart.current().cart !== undefined
  const reloadCart = async () => {
    const loaded = await loadCart()
    if (!loaded.ok) return
    cart.set(loaded.value)
    if (!isShown && ((hasJustSignedIn && loaded.value.leftovers !== undefined) || cart.hasPending())) cart.setOpen(true)
  }
  cart.remember(
    cachedCartUnits(storage.read(CART_SNAPSHOT_KEY), storeId, isRegistered, performance.timeOrigin + performance.now()),
  )
  addEventListener("online", () => void (cart.hasPending() && reloadCart()))
  const room = async () => (await Promise.all([import("./resumeWaitingRoom.ts"), loadPurchaseTexts()]))[0]
  if (cart.hasPending())
    return void room().then(({ resumeWaitingRoom }) => resumeWaitingRoom(waiting, reloadCart), reloadCart)
  if (wasInWaitingRoom())
    void room().then(
      ({ notifyInterruptedWait }) => notifyInterruptedWait(waiting),
      () => undefined /* the page says what is in the cart all the same */,
    )
  if (hasJustSignedIn) void reloadCart()
}

/** Whether a call of this tab waited in the waiting room when its page was loaded again. */
function wasInWaitingRoom(): boolean {
  try {
    return sessionStorage.getItem(WAITING_ROOM_KEY) !== null
  } catch {
    return false // storage may be forbidden; then nothing was kept
  }
}
