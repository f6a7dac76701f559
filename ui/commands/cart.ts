import { addToCartOrQueue } from "../../application/cart/addToCartOrQueue.ts"
import {
  addPromoCode,
  changeQuantity,
  changeSku,
  deletePromoCode,
  removeFromCart,
} from "../../application/cart/changeCart.ts"
import { loadCart } from "../../application/cart/loadCart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import { retryable } from "../runtime/retryable.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Commands for the cart; each change returns the cart as it is afterwards. */
export function cartCommands(base: CommandBase) {
  const { cart } = base
  const run = runWith(base)
  // One instance per document: it holds the idempotency key of an addition whose response was lost.
  const bundleAddition = retryable(async () =>
    (await import("../../application/cart/createBundleAddition.ts")).createBundleAddition(),
  )
  return {
    loadCart: () => run(cart.read(loadCart())),
    /** `name` is shown while the addition is queued on the device because the server is unreachable. */
    addToCart: (addition: CartAddition & { readonly name?: string }) => run(cart.change(addToCartOrQueue(addition))),
    /** Adds the items of a bundle: all or none. */
    addBundle: async (additions: readonly CartAddition[]) => run(cart.change((await bundleAddition())(additions))),
    /** 0 removes the line; `lineId` identifies it where the sku is ambiguous. */
    changeQuantity: (sku: Sku, quantity: number, lineId?: string) =>
      run(cart.change(changeQuantity(sku, quantity, lineId))),
    removeFromCart: (sku: Sku, lineId?: string) => run(cart.change(removeFromCart(sku, lineId))),
    changeSku: (orderItemId: string, sku: Sku) => run(cart.change(changeSku(orderItemId, sku))),
    addPromoCode: (orderId: OrderId, promoCode: string) => run(cart.change(addPromoCode(orderId, promoCode))),
    deletePromoCode: (orderId: OrderId, promoCode: string) => run(cart.change(deletePromoCode(orderId, promoCode))),
  }
}
