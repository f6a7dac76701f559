import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartLimitReached, NotEnoughStock, PromoCodeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { GiftPacking } from "../../domain/cart/GiftPacking.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A, E = never> = Effect.Effect<A, BackendError | E>

/** Cart operations that are rarer than line changes. Every change returns the whole updated cart. */
export class CartDetailGateway extends Context.Service<
  CartDetailGateway,
  {
    readonly getCartItem: (orderItemId: string) => Answer<CartItem>
    readonly setGiftInfo: (gift: GiftInfo) => Answer<Cart, GiftRefused>
    readonly deleteGiftInfo: (giftInfoId: string) => Answer<Cart>
    /** `promoCode` is the promotion code that the coupon unlocks. Default: the coupon's own. */
    readonly applyCoupon: (orderId: OrderId, couponCode: string, promoCode?: string) => Answer<Cart, PromoCodeRefused>
    /**
     * Sets the gift wrapping and message of all lines of a SKU, replacing earlier ones. Fails with `GiftRefused` when
     * the backend rejects the message.
     */
    readonly addGiftPacking: (orderId: OrderId, sku: Sku, packing: GiftPacking) => Answer<Cart, GiftRefused>
    /** Removes wrapping and message. */
    readonly deleteGiftPacking: (orderId: OrderId, sku: Sku) => Answer<Cart>
    readonly moveWishlistToCart: (additions: readonly CartAddition[]) => Answer<Cart, CartLimitReached | NotEnoughStock>
  }
>()("CartDetailGateway") {}
