import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { bookItems } from "../../../application/booking/bookItems.ts"
import { confirmRestockAlert, cancelRestockAlert } from "../../../application/catalog/restockMailLinks.ts"
import { subscribeToRestock } from "../../../application/catalog/subscribeToRestock.ts"
import { recommendProduct } from "../../../application/catalog/recommendProduct.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import { browserProductActions } from "../../../adapters/composition/browserProductActions.ts"
import type { ProductActionCommands } from "../../runtime/ProductActionCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands for the actions on a product page. */
export function createProductActionCommands(scope: StoreContext, config: CoreConfig): ProductActionCommands {
  const { root } = createCartModule(scope, config)
  const run = programRunner(browserProductActions(root).context)
  return {
    subscribeToRestock: (wish, captcha) => run(Effect.map(subscribeToRestock(wish, captcha), ({ status }) => status)),
    findInStores: (search) => run(findInStores(search)),
    bookItems: (draft, captcha) => run(bookItems(draft, captcha)),
    recommend: (recommendation, captcha) => run(recommendProduct(recommendation, captcha)),
    delivery: async () => (await import("./createDeliveryCommands.ts")).createDeliveryCommands(root),
    orders: async () => (await import("./createOrderCommands.ts")).createOrderCommands(root),
    respondToRestockEmail: (answer, email, hash, captcha) =>
      run(
        answer === "confirm"
          ? confirmRestockAlert(email, Redacted.make(hash), captcha)
          : cancelRestockAlert(email, Redacted.make(hash)),
      ),
  }
}
