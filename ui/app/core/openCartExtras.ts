import * as Effect from "effect/Effect"
import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { packAsGift, takeGiftInfoOff, writeGiftInfo } from "../../../application/cart/changeGifts.ts"
import { putBack, type PutBack } from "../../../application/cart/putBack.ts"
import { browserCartExtras } from "../../../adapters/composition/browserCartExtras.ts"
import type { CartExtraCommands } from "../../runtime/CartExtraCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { retryable } from "../retryable.ts"
import type { CoreScope, CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows gifts and coupons, and puts lines back. */
export function openCartExtras(scope: CoreScope, surroundings: CoreSurroundings): CartExtraCommands {
  const { root, inOrder } = openCart(scope, surroundings)
  const run = programRunner(browserCartExtras(root).context)
  return {
    packAsGift: (orderId, sku, packing) => run(inOrder(packAsGift(orderId, sku, packing))),
    writeGiftInfo: (info) => run(inOrder(writeGiftInfo(info))),
    takeGiftInfoOff: (giftInfoId) => run(inOrder(takeGiftInfoOff(giftInfoId))),
    applyCoupon: (orderId, couponCode, promoCode) => run(inOrder(applyCoupon(orderId, couponCode, promoCode))),
    giftCards: retryable(async () => (await import("./openGiftCards.ts")).openGiftCards({ root, inOrder })),
    putBack: (item) => run(Effect.suspend(() => {
      let unpacked: PutBack["unpacked"]
      const back = Effect.map(putBack(item), (answer) => {
        unpacked = answer.unpacked
        return answer.cart
      })
      return Effect.map(inOrder(back), (cart): PutBack => ({ cart, ...(unpacked === undefined ? {} : { unpacked }) }))
    })),
  }
}
