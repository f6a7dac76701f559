import { cartUpdates, dismissCartUpdates, discardLeftovers } from "../../../application/cart/cartUpdates.ts"
import { discardBackup, readBackup, restoreBackup } from "../../../application/cart/cartBackup.ts"
import { browserCartNotices } from "../../../adapters/composition/browserCartNotices.ts"
import type { CartNoticesCommands } from "../../runtime/CartNoticesCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands for the notices shown in the cart. */
export function createCartNoticesCommands(scope: StoreContext, config: CoreConfig): CartNoticesCommands {
  const { root, cartRunner, wasChanged } = createCartModule(scope, config)
  const run = programRunner(browserCartNotices(root).context)
  const changed = cartRunner(run)
  return {
    read: (cart) => run(cartUpdates(cart)),
    dismiss: (updates) => run(dismissCartUpdates(updates)),
    discardLeftovers: () => changed(discardLeftovers(), false),
    backup: async () => (wasChanged() ? { ok: true, value: [] } : run(readBackup())),
    restoreBackup: () => changed(restoreBackup()),
    discardBackup: () => run(discardBackup()),
  }
}
