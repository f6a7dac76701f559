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

/** The shopper's cart in one store. What changes it answers with the whole cart as it then is. */
export class CartGateway extends Context.Service<
  CartGateway,
  {
    readonly getCart: Answer<Cart>
    /** How many pieces and what they cost, without the lines. */
    readonly getMiniCart: Answer<{ readonly units: number }>
    /** What was sent under a `key` before is not done again (ruling R6); one is made where none is given. */
    readonly addToCart: (additions: readonly CartAddition[], key?: string) => CartChange
    /** Sets quantities; 0 removes a line. */
    readonly updateCart: (lines: readonly LineQuantity[]) => CartChange
    /** Removes `quantity` pieces of a sku; all of them where none is given. */
    readonly deleteFromCart: (sku: Sku, quantity?: number) => Answer<Cart>
    readonly updateCartItemSku: (orderItemId: string, sku: Sku) => CartChange
    readonly addPromoCode: (orderId: OrderId, promoCode: string) => Answer<Cart, PromoCodeRefused>
    readonly deletePromoCode: (orderId: OrderId, promoCode: string) => Answer<Cart>
  }
>()("CartGateway") {}
