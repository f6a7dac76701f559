import type * as Effect from "effect/Effect"
import { addToCartOrQueue } from "../../../application/cart/addToCartOrQueue.ts"
import {
  addPromoCode,
  changeQuantity,
  changeSku,
  deletePromoCode,
  removeFromCart,
} from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { latestCart } from "../../../application/cart/latestCart.ts"
import type { BrowserConfig, BrowserRoot, CartPorts } from "../../../adapters/composition/browserRoot.ts"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { totalsAddUp } from "../../../domain/cart/totalsAddUp.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { programRunner, type RunProgram } from "../../runtime/programRunner.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import type { WaitingState } from "../../runtime/waitingState.ts"
import type { CommandDefect, CommandResult } from "../../runtime/CommandResult.ts"
import type { CommandModules } from "../lazyCommands.ts"
import type { StoreContext } from "./StoreContext.ts"

/** Properties of the document that the commands need. */
export interface CoreConfig {
  readonly sessionHolder: BrowserConfig["sessionHolder"]
  readonly waiting: WaitingState
}

/** The module that all other command modules build on. */
export type CartModule = CommandModules["cart"] & {
  readonly root: BrowserRoot
  /**
   * Wraps programs that return the cart: they run in order across all callers, totals are checked, and an account's
   * cart is backed up.
   */
  readonly cartRunner: <Ports>(
    run: RunProgram<Ports | CartPorts>,
  ) => <E>(
    program: Effect.Effect<Cart, E, Ports | CartPorts>,
    isMutation?: boolean,
  ) => Promise<CommandResult<Cart, E | CommandDefect>>
  /** Whether the cart was, or is being, changed in this document. An empty cart is then not treated as lost. */
  readonly wasChanged: () => boolean
}

const opened = new WeakMap<StoreContext, CartModule>()

/** The cart commands of a page. Created once for each store context and cached as long as the document. */
export function createCartModule(scope: StoreContext, config: CoreConfig): CartModule {
  const commands = opened.get(scope) ?? buildCartModule(scope, config)
  opened.set(scope, commands)
  return commands
}

function buildCartModule(scope: StoreContext, { sessionHolder, waiting }: CoreConfig): CartModule {
  const root: BrowserRoot = browserRoot(
    {
      backendUrl: "",
      sessionHolder,
      sendPolicy: () => import("./sendPolicyFor.ts").then(({ sendPolicyFor }) => sendPolicyFor(waiting, root, scope)),
    },
    scope,
  )
  // One instance per document: it holds the idempotency key of an addition whose response was lost.
  let addBundle:
    ReturnType<typeof import("../../../application/cart/createBundleAddition.ts").createBundleAddition> | undefined
  const inOrder = latestCart(loadCart())
  let wasChanged = false
  const cartRunner: CartModule["cartRunner"] =
    (runIn) =>
    async (program, isMutation = true) => {
      wasChanged ||= isMutation
      const result = await runIn(inOrder(program))
      // A change may have succeeded although its response was lost, so other tabs are notified after errors too.
      if (isMutation) announceChange(scope.store.id, "cart")
      if (result.ok && (isRegisteredIn(scope.store.id) || !totalsAddUp(result.value)))
        void import("./onCartChanged.ts").then(
          ({ onCartChanged }) => onCartChanged(root, scope, result.value, isMutation),
          () => undefined /* retried with the next cart */,
        )
      return result
    }
  const changed = cartRunner(programRunner(root.context))
  return {
    root,
    cartRunner,
    wasChanged: () => wasChanged,
    loadCart: () => changed(loadCart(), false),
    addToCart: (addition) => changed(addToCartOrQueue(addition)),
    addBundle: async (additions) =>
      changed(
        (addBundle ??= (await import("../../../application/cart/createBundleAddition.ts")).createBundleAddition())(
          additions,
        ),
      ),
    changeQuantity: (sku, quantity, lineId) => changed(changeQuantity(sku, quantity, lineId)),
    removeFromCart: (sku, lineId) => changed(removeFromCart(sku, lineId)),
    changeSku: (orderItemId, sku) => changed(changeSku(orderItemId, sku)),
    addPromoCode: (orderId, promoCode) => changed(addPromoCode(orderId, promoCode)),
    deletePromoCode: (orderId, promoCode) => changed(deletePromoCode(orderId, promoCode)),
  }
}
