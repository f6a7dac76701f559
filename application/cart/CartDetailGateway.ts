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

/**
 * What is done with a cart more seldom than changing its lines. What changes it answers with the whole cart as it then
 * is.
 */
export class CartDetailGateway extends Context.Service<
  CartDetailGateway,
  {
    readonly getCartItem: (orderItemId: string) => Answer<CartItem>
    readonly setGiftInfo: (gift: GiftInfo) => Answer<Cart, GiftRefused>
    readonly deleteGiftInfo: (giftInfoId: string) => Answer<Cart>
    /** The promotion code that a coupon unlocks; with none the shop takes the coupon's own. */
    readonly applyCoupon: (orderId: OrderId, couponCode: string, promoCode?: string) => Answer<Cart, PromoCodeRefused>
    /**
     * Packs all lines of a sku as said, whatever they were packed in. Fails with `GiftRefused` where the shop refuses
     * the words.
     */
    readonly addGiftPacking: (orderId: OrderId, sku: Sku, packing: GiftPacking) => Answer<Cart, GiftRefused>
    /** Takes wrapping and words off. */
    readonly deleteGiftPacking: (orderId: OrderId, sku: Sku) => Answer<Cart>
    readonly moveWishlistToCart: (additions: readonly CartAddition[]) => Answer<Cart, CartLimitReached | NotEnoughStock>
  }
>()("CartDetailGateway") {}
