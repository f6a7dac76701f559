import { httpCartDetailGateway } from "../../adapters/backend/cart/HttpCartDetailGateway.ts"
import { httpSafeCartGateway } from "../../adapters/backend/cart/HttpSafeCartGateway.ts"
import { discardBackup, readBackup, restoreBackup } from "../../application/cart/cartBackup.ts"
import type { CartUpdates } from "../../application/cart/cartUpdates.ts"
import { cartUpdates, dismissCartUpdates, discardLeftovers } from "../../application/cart/cartUpdates.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type CartNoticesCommands = ReturnType<typeof cartNoticesCommands>

/** Commands for the notices shown in the cart. */
export function cartNoticesCommands(base: CommandBase) {
  const { cart: session } = base
  const run = runWith(base, httpSafeCartGateway, httpCartDetailGateway)
  return {
    read: (cart: Cart | undefined) => run(cartUpdates(cart)),
    /** Marks these notices as read. */
    dismiss: (updates: CartUpdates) => run(dismissCartUpdates(updates)),
    /** Discards all leftover items. */
    discardLeftovers: () => run(session.read(discardLeftovers())),
    /** The backup of the account's cart; empty without a backup. */
    backup: () => run(readBackup(session.wasChanged())),
    restoreBackup: () => run(session.change(restoreBackup())),
    discardBackup: () => run(discardBackup()),
  }
}
