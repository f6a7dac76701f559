import { addOrKeep } from "../../../application/cart/addOrKeep.ts"
import { addPromoCode, changeQuantity, changeSku, deletePromoCode, removeFromCart } from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { newestCart } from "../../../application/cart/newestCart.ts"
import type { BrowserConfig, BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { Store, StoreLanguage } from "../../../domain/store/Store.ts"
import { WAITING_ROOM_RETRIES } from "../../../domain/session/WaitingPlace.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import type { CoreParts } from "../lazyCommands.ts"

/** The store, language and catalog a core works in. */
export interface CoreScope {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
}

/** What a core knows of the document it serves. */
export interface CoreSurroundings {
  readonly sessionHolder: BrowserConfig["sessionHolder"]
  readonly waiting: WaitingState
}

/** The part of the core that every other stands on. */
export type CartCore = CoreParts["cart"] & { readonly root: BrowserRoot }

const opened = new WeakMap<CoreScope, CartCore>()

/** The core of a page as far as its cart: services and use-cases, opened once for a scope and kept as long as the document. */
export function openCart(scope: CoreScope, surroundings: CoreSurroundings): CartCore {
  const core = opened.get(scope) ?? newCart(scope, surroundings)
  opened.set(scope, core)
  return core
}

function newCart(scope: CoreScope, { sessionHolder, waiting }: CoreSurroundings): CartCore {
  const rules = { maxRetries: WAITING_ROOM_RETRIES, onPlace: waiting.show, triesBefore: waiting.tries, onGivenUp: waiting.giveUp }
  const root = browserRoot({ backendUrl: "", sessionHolder, waiting: rules }, scope)
  const run = programRunner(root.context)
  const inOrder = newestCart(loadCart())
  return {
    root,
    loadCart: () => run(inOrder(loadCart())),
    addToCart: (addition) => run(inOrder(addOrKeep(addition))),
    changeQuantity: (sku, quantity) => run(inOrder(changeQuantity(sku, quantity))),
    removeFromCart: (sku) => run(inOrder(removeFromCart(sku))),
    changeSku: (orderItemId, sku) => run(inOrder(changeSku(orderItemId, sku))),
    addPromoCode: (orderId, promoCode) => run(inOrder(addPromoCode(orderId, promoCode))),
    deletePromoCode: (orderId, promoCode) => run(inOrder(deletePromoCode(orderId, promoCode))),
  }
}
