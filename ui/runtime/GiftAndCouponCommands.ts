import type { RestoredLine } from "../../application/cart/restoreLine.ts"
import type { RemovedLine } from "../../domain/cart/toAddition.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../domain/cart/GiftPacking.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"
import type { GiftCardCommands } from "./GiftCardCommands.ts"

/** Rare commands of the cart, loaded on first use. */
export interface GiftAndCouponCommands {
  readonly packAsGift: (
    orderId: OrderId,
    sku: Sku,
    packing: GiftPacking,
  ) => Promise<CommandResult<Cart, ShopError | GiftRefused>>
  readonly saveGiftInfo: (info: GiftInfo) => Promise<CommandResult<Cart, ShopError | GiftRefused>>
  readonly removeGiftInfo: (giftInfoId: string) => Promise<CommandResult<Cart>>
  readonly applyCoupon: (orderId: OrderId, couponCode: string, promoCode: string) => Promise<CommandResult<Cart>>
  /** Gift cards sent by email; loaded on first use. */
  readonly giftCards: () => Promise<GiftCardCommands>
  /** Restores a removed line with its options and position. */
  readonly restoreLine: (item: RemovedLine) => Promise<CommandResult<RestoredLine>>
}
