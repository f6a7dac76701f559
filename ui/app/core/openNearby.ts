import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { bookPieces } from "../../../application/booking/bookPieces.ts"
import { confirmRestock, endRestock } from "../../../application/catalog/answerRestockMail.ts"
import { askForRestock } from "../../../application/catalog/askForRestock.ts"
import { recommendProduct } from "../../../application/catalog/recommendProduct.ts"
import { findInStores } from "../../../application/location/findInStores.ts"
import { browserNearby } from "../../../adapters/composition/browserNearby.ts"
import type { NearbyCommands } from "../../runtime/NearbyCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows what is done around a product. */
export function openNearby(scope: CoreScope, surroundings: CoreSurroundings): NearbyCommands {
  const { root } = openCart(scope, surroundings)
  const run = programRunner(browserNearby(root).context)
  return {
    askForRestock: (wish, captcha) => run(Effect.map(askForRestock(wish, captcha), ({ status }) => status)),
    findInStores: (search) => run(findInStores(search)),
    bookPieces: (draft, captcha) => run(bookPieces(draft, captcha)),
    recommend: (recommendation, captcha) => run(recommendProduct(recommendation, captcha)),
    delivery: async () => (await import("./openDelivery.ts")).openDelivery(root),
    orders: async () => (await import("./openOrders.ts")).openOrders(root),
    answerRestockMail: (answer, email, hash, captcha) =>
      run(
        answer === "confirm"
          ? confirmRestock(email, Redacted.make(hash), captcha)
          : endRestock(email, Redacted.make(hash)),
      ),
  }
}
