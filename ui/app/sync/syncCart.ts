import type { CartState } from "../../runtime/CartState.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { registeredKey } from "../../runtime/otherTabs.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import type { WaitingState } from "../../runtime/waitingState.ts"
import { WAITING_ROOM_KEY } from "../../runtime/waitingState.ts"
import type { DeviceStorage } from "../device/deviceStorage.ts"

export interface CartSync {
  readonly storage: Pick<DeviceStorage, "read" | "keep">
  readonly commands: Pick<ShopCommands["cart"], "loadCart">
  readonly cart: CartState
  readonly waiting: WaitingState
  /** Fetches the texts of the waiting room. */
  readonly loadPurchaseTexts: () => Promise<void>
  readonly storeId: string
  /** The number of units in the device's copy of the cart; `undefined` without one. */
  readonly units: number | undefined
}

/**
 * Updates the cart count when a page starts: from the device's copy or, after signing in and with queued additions,
 * from the server. First resumes an interrupted waiting room, or reports it if the request is lost. The drawer opens by
 * itself only to show items that are not in the cart: those left out when signing in, and those refused.
 */
export function syncCart({ storage, commands, cart, waiting, loadPurchaseTexts, storeId, units }: CartSync): void {
  const isRegistered = isRegisteredIn(storeId)
  const key = registeredKey(storeId)
  const hasJustSignedIn = isRegistered && storage.read(key) === undefined
  storage.keep(key, isRegistered ? "1" : undefined)
  const isShown = cart.current().cart !== undefined
  const reloadCart = async () => {
    const loaded = await commands.loadCart()
    if (!loaded.ok) return
    cart.set(loaded.value)
    if (!isShown && ((hasJustSignedIn && loaded.value.leftovers !== undefined) || cart.hasPending())) cart.setOpen(true)
  }
  cart.remember(units)
  addEventListener("online", () => void (cart.hasPending() && reloadCart()))
  const loadWaitingRoom = async () => (await Promise.all([import("./resumeWaitingRoom.ts"), loadPurchaseTexts()]))[0]
  if (cart.hasPending())
    return void loadWaitingRoom().then(({ resumeWaitingRoom }) => resumeWaitingRoom(waiting, reloadCart), reloadCart)
  if (wasInWaitingRoom())
    void loadWaitingRoom().then(
      ({ notifyInterruptedWait }) => notifyInterruptedWait(waiting),
      () => undefined /* the page still shows the cart */,
    )
  if (hasJustSignedIn) void reloadCart()
}

/** Whether a call of this tab was in the waiting room when its page was reloaded. */
function wasInWaitingRoom(): boolean {
  try {
    return sessionStorage.getItem(WAITING_ROOM_KEY) !== null
  } catch {
    return false // storage may be disabled
  }
}
