import { addToCart } from "../../../application/cart/addToCart.ts"
import { addPromoCode, changeQuantity, changeSku, deletePromoCode, removeFromCart } from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
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
  const rules = { maxRetries: WAITING_ROOM_RETRIES, onPlace: waiting.show, onGivenUp: waiting.giveUp }
  const root = browserRoot({ backendUrl: "", sessionHolder, waiting: rules }, scope)
  const run = programRunner(root.context)
  return {
    root,
    loadCart: () => run(loadCart()),
    addToCart: (addition) => run(addToCart(addition)),
    changeQuantity: (sku, quantity) => run(changeQuantity(sku, quantity)),
    removeFromCart: (sku) => run(removeFromCart(sku)),
    changeSku: (orderItemId, sku) => run(changeSku(orderItemId, sku)),
    addPromoCode: (orderId, promoCode) => run(addPromoCode(orderId, promoCode)),
    deletePromoCode: (orderId, promoCode) => run(deletePromoCode(orderId, promoCode)),
  }
}
