import type { PutBack } from "../../application/cart/putBack.ts"
import type { RemovedLine } from "../../domain/cart/additionOf.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../domain/cart/GiftPacking.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"
import type { GiftCardCommands } from "./GiftCardCommands.ts"

/** What can be asked of a cart beyond its lines, seldom enough to be fetched when it is. */
export interface CartExtraCommands {
  readonly packAsGift: (
    orderId: OrderId,
    sku: Sku,
    packing: GiftPacking,
  ) => Promise<CommandResult<Cart, ShopError | GiftRefused>>
  readonly writeGiftInfo: (info: GiftInfo) => Promise<CommandResult<Cart, ShopError | GiftRefused>>
  readonly takeGiftInfoOff: (giftInfoId: string) => Promise<CommandResult<Cart>>
  readonly applyCoupon: (orderId: OrderId, couponCode: string, promoCode: string) => Promise<CommandResult<Cart>>
  /** Gift cards that go by e-mail; fetched when they are first asked for. */
  readonly giftCards: () => Promise<GiftCardCommands>
  /** Puts a removed line back as it was, and where. */
  readonly putBack: (item: RemovedLine) => Promise<CommandResult<PutBack>>
}
