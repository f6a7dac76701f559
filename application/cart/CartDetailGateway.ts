import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartLimitReached, NotEnoughStock, PromoCodeRefused } from "../../domain/cart/CartRefusal.ts"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A, E = never> = Effect.Effect<A, BackendError | E>

/** What is done with a cart more seldom than changing its lines. What changes it answers with the whole cart as it then is. */
export class CartDetailGateway extends Context.Service<CartDetailGateway, {
  readonly getCartItem: (orderItemId: string) => Answer<CartItem>
  readonly setGiftInfo: (gift: GiftInfo) => Answer<Cart>
  readonly deleteGiftInfo: (giftInfoId: string) => Answer<Cart>
  readonly applyCoupon: (orderId: OrderId, promoCode: string, couponCode: string) => Answer<Cart, PromoCodeRefused>
  readonly addGiftPacking: (orderId: OrderId, sku: Sku, message?: string) => Answer<Cart>
  readonly deleteGiftPacking: (orderId: OrderId, sku: Sku) => Answer<Cart>
  readonly moveWishlistToCart: (additions: readonly CartAddition[]) => Answer<Cart, CartLimitReached | NotEnoughStock>
}>()("CartDetailGateway") {}
