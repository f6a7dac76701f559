import type * as Effect from "effect/Effect"
import { addOrKeep } from "../../../application/cart/addOrKeep.ts"
import {
  addPromoCode,
  changeQuantity,
  changeSku,
  deletePromoCode,
  removeFromCart,
} from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { newestCart } from "../../../application/cart/newestCart.ts"
import type { BrowserConfig, BrowserRoot, CartPorts } from "../../../adapters/composition/browserRoot.ts"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { addsUp } from "../../../domain/cart/addsUp.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { programRunner, type RunProgram } from "../../runtime/programRunner.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import type { CoreParts } from "../lazyCommands.ts"
import type { CoreScope } from "./CoreScope.ts"

/** What a core knows of the document it serves. */
export interface CoreSurroundings {
  readonly sessionHolder: BrowserConfig["sessionHolder"]
  readonly waiting: WaitingState
}

/** The part of the core that every other stands on. */
export type CartCore = CoreParts["cart"] & {
  readonly root: BrowserRoot
  /**
   * Runs programs that answer the cart as every one is to be run: in the order of all that ask, checked, and backed up
   * for an account.
   */
  readonly changing: <Ports>(
    run: RunProgram<Ports | CartPorts>,
  ) => <E>(
    program: Effect.Effect<Cart, E, Ports | CartPorts>,
    isChange?: boolean,
  ) => Promise<CommandResult<Cart, E | CommandDefect>>
  /** Whether the cart was changed in this document, or is being changed: an empty one was not lost then. */
  readonly wasChanged: () => boolean
}

const opened = new WeakMap<CoreScope, CartCore>()

/**
 * The core of a page as far as its cart: services and use-cases, opened once for a scope and kept as long as the
 * document.
 */
export function openCart(scope: CoreScope, surroundings: CoreSurroundings): CartCore {
  const core = opened.get(scope) ?? newCart(scope, surroundings)
  opened.set(scope, core)
  return core
}

function newCart(scope: CoreScope, { sessionHolder, waiting }: CoreSurroundings): CartCore {
  const root: BrowserRoot = browserRoot(
    {
      backendUrl: "",
      sessionHolder,
      patience: () => import("./patienceOf.ts").then(({ patienceOf }) => patienceOf(waiting, root, scope)),
    },
    scope,
  )
  // One for the document: it remembers the key of an addition whose answer was lost.
  let addBundle: ReturnType<typeof import("../../../application/cart/bundleAddition.ts").bundleAddition> | undefined
  const inOrder = newestCart(loadCart())
  let wasChanged = false
  const changing: CartCore["changing"] =
    (runIn) =>
    async (program, isChange = true) => {
      wasChanged ||= isChange
      const result = await runIn(inOrder(program))
      // A change whose answer was lost may have been made too.
      if (isChange) announceChange(scope.store.id, "cart")
      if (result.ok && (isRegisteredIn(scope.store.id) || !addsUp(result.value)))
        void import("./afterCart.ts").then(
          ({ afterCart }) => afterCart(root, scope, result.value, isChange),
          () => undefined /* with the next cart */,
        )
      return result
    }
  const changed = changing(programRunner(root.context))
  return {
    root,
    changing,
    wasChanged: () => wasChanged,
    loadCart: () => changed(loadCart(), false),
    addToCart: (addition) => changed(addOrKeep(addition)),
    addBundle: async (additions) =>
      changed(
        (addBundle ??= (await import("../../../application/cart/bundleAddition.ts")).bundleAddition())(additions),
      ),
    changeQuantity: (sku, quantity, lineId) => changed(changeQuantity(sku, quantity, lineId)),
    removeFromCart: (sku, lineId) => changed(removeFromCart(sku, lineId)),
    changeSku: (orderItemId, sku) => changed(changeSku(orderItemId, sku)),
    addPromoCode: (orderId, promoCode) => changed(addPromoCode(orderId, promoCode)),
    deletePromoCode: (orderId, promoCode) => changed(deletePromoCode(orderId, promoCode)),
  }
}
