import { cartNews, dismissCartNews, letKeptGo } from "../../../application/cart/cartNews.ts"
import { letBackupGo, offeredBackup, takeBackup } from "../../../application/cart/safeCart.ts"
import { browserCartNews } from "../../../adapters/composition/browserCartNews.ts"
import type { CartNewsCommands } from "../../runtime/CartNewsCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows what a cart has to tell beside its lines. */
export function openCartNews(scope: CoreScope, surroundings: CoreSurroundings): CartNewsCommands {
  const { root, changing, wasChanged } = openCart(scope, surroundings)
  const run = programRunner(browserCartNews(root).context)
  const changed = changing(run)
  return {
    read: (cart) => run(cartNews(cart)),
    dismiss: (news) => run(dismissCartNews(news)),
    letKeptGo: () => changed(letKeptGo(), false),
    backup: async () => (wasChanged() ? { ok: true, value: [] } : run(offeredBackup())),
    takeBackup: () => changed(takeBackup()),
    letBackupGo: () => run(letBackupGo()),
  }
}
