import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../../application/cart/changeGifts.ts"
import { restoreLine } from "../../../application/cart/restoreLine.ts"
import { browserGiftAndCoupon } from "../../../adapters/composition/browserGiftAndCoupon.ts"
import type { GiftAndCouponCommands } from "../../runtime/GiftAndCouponCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { retryable } from "../retryable.ts"
import { withCart } from "./withCart.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands for gift options, coupons and restoring removed lines. */
export function createGiftAndCouponCommands(scope: StoreContext, config: CoreConfig): GiftAndCouponCommands {
  const { root, cartRunner } = createCartModule(scope, config)
  const changed = cartRunner(programRunner(browserGiftAndCoupon(root).context))
  return {
    packAsGift: (orderId, sku, packing) => changed(packAsGift(orderId, sku, packing)),
    saveGiftInfo: (info) => changed(saveGiftInfo(info)),
    removeGiftInfo: (giftInfoId) => changed(removeGiftInfo(giftInfoId)),
    applyCoupon: (orderId, couponCode, promoCode) => changed(applyCoupon(orderId, couponCode, promoCode)),
    giftCards: retryable(async () =>
      (await import("./createGiftCardCommands.ts")).createGiftCardCommands({ root, cartRunner }),
    ),
    restoreLine: (item) => withCart(changed, restoreLine(item)),
  }
}
