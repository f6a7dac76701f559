import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartLimitReached, NotEnoughStock, PromoCodeRefused } from "../../domain/cart/CartRefusal.ts"
import type { GiftInfo } from "../../domain/cart/GiftInfo.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A, E = never> = Effect.Effect<A, BackendError | E>
type ChangedCart = Answer<Cart, CartLimitReached | NotEnoughStock>

/** The shopper's cart in one store. What changes it answers with the whole cart as it then is. */
export class CartGateway extends Context.Service<CartGateway, {
  readonly getCart: Answer<Cart>
  /** How many pieces and what they cost, without the lines. */
  readonly getMiniCart: Answer<{ readonly units: number }>
  readonly addToCart: (additions: readonly CartAddition[]) => ChangedCart
  /** Sets quantities; 0 removes a line. */
  readonly updateCart: (lines: readonly CartAddition[]) => ChangedCart
  /** Removes `quantity` pieces of a sku; all of them where none is given. */
  readonly deleteFromCart: (sku: Sku, quantity?: number) => Answer<Cart>
  readonly getCartItem: (orderItemId: string) => Answer<CartItem>
  readonly updateCartItemSku: (orderItemId: string, sku: Sku) => ChangedCart
  readonly setGiftInfo: (gift: GiftInfo) => Answer<Cart>
  readonly deleteGiftInfo: (giftInfoId: string) => Answer<Cart>
  readonly addPromoCode: (orderId: OrderId, promoCode: string) => Answer<Cart, PromoCodeRefused>
  readonly deletePromoCode: (orderId: OrderId, promoCode: string) => Answer<Cart>
  readonly applyCoupon: (orderId: OrderId, promoCode: string, couponCode: string) => Answer<Cart, PromoCodeRefused>
  readonly addGiftPacking: (orderId: OrderId, sku: Sku, message?: string) => Answer<Cart>
  readonly deleteGiftPacking: (orderId: OrderId, sku: Sku) => Answer<Cart>
  /** Registered users only. */
  readonly saveSafeCart: (cart: Cart) => Answer<void>
  /** None where the shop has none (404). */
  readonly getSafeCart: (userId: string) => Answer<Option.Option<readonly CartAddition[]>>
  readonly deleteSafeCart: (userId: string) => Answer<void>
  readonly moveWishlistToCart: (additions: readonly CartAddition[]) => ChangedCart
}>()("CartGateway") {}
