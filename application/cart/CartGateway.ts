import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition, LineQuantity } from "../../domain/cart/CartAddition.ts"
import type { CartLimitReached, NotEnoughStock, PromoCodeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { BackendError } from "../shared/BackendError.ts"

type Answer<A, E = never> = Effect.Effect<A, BackendError | E>
type CartChange = Answer<Cart, CartLimitReached | NotEnoughStock>

/** The customer's cart in one store. Every change returns the whole updated cart. */
export class CartGateway extends Context.Service<
  CartGateway,
  {
    readonly getCart: Answer<Cart>
    /** Number of items and total, without the lines. */
    readonly getMiniCart: Answer<{ readonly units: number }>
    /** Idempotent by `key` (R6); a key is generated when absent. */
    readonly addToCart: (additions: readonly CartAddition[], key?: string) => CartChange
    /** Sets quantities; 0 removes a line. */
    readonly updateCart: (lines: readonly LineQuantity[]) => CartChange
    /** Removes `quantity` units of a SKU, or all of them when absent. */
    readonly deleteFromCart: (sku: Sku, quantity?: number) => Answer<Cart>
    readonly updateCartItemSku: (orderItemId: string, sku: Sku) => CartChange
    readonly addPromoCode: (orderId: OrderId, promoCode: string) => Answer<Cart, PromoCodeRefused>
    readonly deletePromoCode: (orderId: OrderId, promoCode: string) => Answer<Cart>
  }
>()("CartGateway") {}
