import { saveBackup } from "../../../application/cart/cartBackup.ts"
import { browserCartNotices } from "../../../adapters/composition/browserCartNotices.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Changes within this time are backed up together, in milliseconds. */
const BACKUP_DELAY_MILLIS = 2_000

let waits: ReturnType<typeof setTimeout> | undefined

/**
 * Backs up a cart in the background after a pause without changes. A cart that was emptied is backed up at once;
 * otherwise its old backup would be taken for a lost cart.
 */
export function scheduleBackup(root: BrowserRoot, cart: Cart, isEmptied: boolean): void {
  clearTimeout(waits)
  waits = setTimeout(
    () => void programRunner(browserCartNotices(root).context)(saveBackup(cart, isEmptied)),
    cart.items.length === 0 ? 0 : BACKUP_DELAY_MILLIS,
  )
}
