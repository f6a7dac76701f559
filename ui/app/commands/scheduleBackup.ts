import { saveBackup } from "../../../application/cart/cartBackup.ts"
import { browserCartNotices } from "../../../adapters/composition/browserCartNotices.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** A cart that is changed again within this time is backed up once. */
const BACKUP_DELAY_MILLIS = 2_000

let waits: ReturnType<typeof setTimeout> | undefined

/**
 * Backs a cart up in the background when it has not been changed for a while; nobody waits for it. One that was emptied
 * is backed up at once: until then its backup would say that it was lost.
 */
export function scheduleBackup(root: BrowserRoot, cart: Cart, isEmptied: boolean): void {
  clearTimeout(waits)
  waits = setTimeout(
    () => void programRunner(browserCartNotices(root).context)(saveBackup(cart, isEmptied)),
    cart.items.length === 0 ? 0 : BACKUP_DELAY_MILLIS,
  )
}
