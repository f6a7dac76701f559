import { cartNews, dismissCartNews, letKeptGo } from "../../../application/cart/cartNews.ts"
import { letBackupGo, offeredBackup, takeBackup } from "../../../application/cart/safeCart.ts"
import { browserCartNews } from "../../../adapters/composition/browserCartNews.ts"
import type { CartNewsCommands } from "../../runtime/CartNewsCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreScope, CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows what a cart has to tell beside its lines. */
export function openCartNews(scope: CoreScope, surroundings: CoreSurroundings): CartNewsCommands {
  const run = programRunner(browserCartNews(openCart(scope, surroundings).root).context)
  return {
    read: (cart) => run(cartNews(cart)),
    dismiss: (news) => run(dismissCartNews(news)),
    letKeptGo: () => run(letKeptGo()),
    backup: () => run(offeredBackup()),
    takeBackup: () => run(takeBackup()),
    letBackupGo: () => run(letBackupGo()),
  }
}
