import { httpCartDetailGateway } from "../../adapters/backend/cart/HttpCartDetailGateway.ts"
import { applyCoupon } from "../../application/cart/applyCoupon.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../application/cart/changeGifts.ts"
import { restoreLine } from "../../application/cart/restoreLine.ts"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../domain/cart/GiftPacking.ts"
import type { RemovedLine } from "../../domain/cart/toAddition.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type GiftAndCouponCommands = ReturnType<typeof giftAndCouponCommands>

/** Commands for gift options, coupons and restoring removed lines. */
export function giftAndCouponCommands(base: CommandBase) {
  const { cart } = base
  const run = runWith(base, httpCartDetailGateway)
  return {
    packAsGift: (orderId: OrderId, sku: Sku, packing: GiftPacking) =>
      run(cart.change(packAsGift(orderId, sku, packing))),
    saveGiftInfo: (info: GiftInfo) => run(cart.change(saveGiftInfo(info))),
    removeGiftInfo: (giftInfoId: string) => run(cart.change(removeGiftInfo(giftInfoId))),
    applyCoupon: (orderId: OrderId, couponCode: string, promoCode: string) =>
      run(cart.change(applyCoupon(orderId, couponCode, promoCode))),
    /** Restores a removed line with its options and position. */
    restoreLine: (item: RemovedLine) => run(cart.changeWith(restoreLine(item))),
  }
}
