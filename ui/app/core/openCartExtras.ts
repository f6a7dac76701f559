import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { packAsGift, takeGiftInfoOff, writeGiftInfo } from "../../../application/cart/changeGifts.ts"
import { putBack } from "../../../application/cart/putBack.ts"
import { browserCartExtras } from "../../../adapters/composition/browserCartExtras.ts"
import type { CartExtraCommands } from "../../runtime/CartExtraCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { retryable } from "../retryable.ts"
import { besideCart } from "./besideCart.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows gifts and coupons, and puts lines back. */
export function openCartExtras(scope: CoreScope, surroundings: CoreSurroundings): CartExtraCommands {
  const { root, changing } = openCart(scope, surroundings)
  const changed = changing(programRunner(browserCartExtras(root).context))
  return {
    packAsGift: (orderId, sku, packing) => changed(packAsGift(orderId, sku, packing)),
    writeGiftInfo: (info) => changed(writeGiftInfo(info)),
    takeGiftInfoOff: (giftInfoId) => changed(takeGiftInfoOff(giftInfoId)),
    applyCoupon: (orderId, couponCode, promoCode) => changed(applyCoupon(orderId, couponCode, promoCode)),
    giftCards: retryable(async () => (await import("./openGiftCards.ts")).openGiftCards({ root, changing })),
    putBack: (item) => besideCart(changed, putBack(item)),
  }
}
