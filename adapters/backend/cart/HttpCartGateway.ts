import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { CartGateway } from "../../../application/cart/CartGateway.ts"
import type { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/cart.d.ts"
import { PromoCodeRefused } from "../../../domain/cart/CartRefusal.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { cartLimitIn, shortageIn } from "../http/cartRefusals.ts"
import { given } from "../http/given.ts"
import { BACKING_UP, CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { toCartItem } from "../http/wire/CartItemWire.ts"
import { cartAnswer, toCart } from "../http/wire/CartWire.ts"
import { cartItemAnswer, fromAddition, fromAdditions, fromGiftInfo, miniCartAnswer, safeCartAnswer, toAdditions } from "./cartWire.ts"

const client = recordingClient<paths>()
const change = { answer: cartAnswer, limits: CHANGING } as const

/** The cart of one store over the contract's `cart` document. */
export function httpCartGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
  ids: IdGenerator["Service"],
): CartGateway["Service"] {
  const storeId = store.id
  const cart = Effect.map(toCart(store.currency.currencyCode))
  const itemOf = toCartItem(store.currency.currencyCode)
  const path = { storeId }
  return {
    getCart: cart(callOperation(backend, "getCart", () => client.GET("/itxrest/2/order/store/{storeId}/cart", { params: { path } }), { answer: cartAnswer })),
    getMiniCart: callOperation(backend, "getMiniCart", () =>
      client.GET("/itxrest/2/order/store/{storeId}/mini-cart", { params: { path } }), { answer: miniCartAnswer },
    ).pipe(Effect.map(({ itemCount }) => ({ units: itemCount }))),
    addToCart: (additions) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(backend, "addToCart", () =>
            client.POST("/itxrest/2/order/store/{storeId}/cart", {
              params: { path, header: { "Idempotency-Key": key } },
              body: fromAdditions(additions),
            }), change)),
        cart,
        refusing,
      ),
    updateCart: (lines) =>
      callOperation(backend, "updateCart", () =>
        client.PUT("/itxrest/2/order/store/{storeId}/cart", { params: { path }, body: fromAdditions(lines) }), change).pipe(cart, refusing),
    deleteFromCart: (sku, quantity) =>
      callOperation(backend, "deleteFromCart", () =>
        client.DELETE("/itxrest/2/order/store/{storeId}/cart/{sku}", {
          params: { path: { storeId, sku }, query: given(quantity, (units) => ({ quantity: units })) },
        }), change).pipe(cart),
    getCartItem: (orderItemId) =>
      callOperation(backend, "getCartItem", () =>
        client.GET("/itxrest/2/order/store/{storeId}/cart/orderitems/{orderItemId}", { params: { path: { storeId, orderItemId } } }),
      { answer: cartItemAnswer }).pipe(Effect.map(itemOf)),
    updateCartItemSku: (orderItemId, sku) =>
      callOperation(backend, "updateCartItemSku", () =>
        client.PUT("/itxrest/2/order/store/{storeId}/cart/orderitems/{orderItemId}/sku", {
          params: { path: { storeId, orderItemId } },
          body: { sku },
        }), change).pipe(cart, refusing),
    setGiftInfo: (gift) =>
      callOperation(backend, "setGiftInfo", () =>
        client.PUT("/itxrest/2/order/store/{storeId}/cart/gift-info", { params: { path }, body: fromGiftInfo(gift) }), change).pipe(cart),
    deleteGiftInfo: (id) =>
      callOperation(backend, "deleteGiftInfo", () =>
        client.DELETE("/itxrest/2/order/store/{storeId}/cart/gift-info/{id}", { params: { path: { storeId, id } } }), change).pipe(cart),
    addPromoCode: (orderId, promoCode) =>
      callOperation(backend, "addPromoCode", () =>
        client.POST("/itxrest/2/order/store/{storeId}/order/{orderId}/promoCode", { params: { path: { storeId, orderId } }, body: { promoCode } }),
      change).pipe(cart, refusingCode(promoCode)),
    deletePromoCode: (orderId, promoCode) =>
      callOperation(backend, "deletePromoCode", () =>
        client.DELETE("/itxrest/2/order/store/{storeId}/order/{orderId}/promoCode/{promoCode}", {
          params: { path: { storeId, orderId, promoCode } },
        }), change).pipe(cart),
    applyCoupon: (orderId, promoCode, couponCode) =>
      callOperation(backend, "applyCoupon", () =>
        client.POST("/itxrest/2/order/store/{storeId}/order/{orderId}/coupon", {
          params: { path: { storeId, orderId } },
          body: { promoCode, couponCode },
        }), change).pipe(cart, refusingCode(couponCode)),
    addGiftPacking: (orderId, sku, message) =>
      callOperation(backend, "addGiftPacking", () =>
        client.POST("/itxrest/2/order/store/{storeId}/order/{orderId}/giftpacking/{sku}", {
          params: { path: { storeId, orderId, sku } },
          body: given(message, (words) => ({ message: words })),
        }), change).pipe(cart),
    deleteGiftPacking: (orderId, sku) =>
      callOperation(backend, "deleteGiftPacking", () =>
        client.DELETE("/itxrest/2/order/store/{storeId}/order/{orderId}/giftpacking/{sku}", { params: { path: { storeId, orderId, sku } } }),
      change).pipe(cart),
    saveSafeCart: ({ items }) =>
      callOperation(backend, "saveSafeCart", () =>
        client.PUT("/itxrest/2/order/store/{storeId}/safe-cart", { params: { path }, body: { items: items.map(fromAddition) } }),
      { answer: noAnswer, limits: BACKING_UP }),
    getSafeCart: (userId) =>
      callOperation(backend, "getSafeCart", () =>
        client.GET("/itxrest/2/order/store/{storeId}/safe-cart", { params: { path, query: { userId } } }),
      { answer: safeCartAnswer, limits: BACKING_UP }).pipe(
        Effect.map((wire) => Option.some(toAdditions(wire))),
        // A backup that is not there is a normal answer (specification, section 8).
        Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(Option.none())),
      ),
    deleteSafeCart: (userId) =>
      callOperation(backend, "deleteSafeCart", () =>
        client.DELETE("/itxrest/2/order/store/{storeId}/safe-cart", { params: { path, query: { userId } } }),
      { answer: noAnswer, limits: BACKING_UP }),
    moveWishlistToCart: (additions) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(backend, "moveWishlistToCart", () =>
            client.POST("/itxrest/2/order/store/{storeId}/wish-to-order", {
              params: { path, header: { "Idempotency-Key": key } },
              body: fromAdditions(additions),
            }), change)),
        cart,
        refusing,
      ),
  }
}

/** The refusals that a change of lines can meet, in domain words. */
function refusing<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => cartLimitIn(error.reason) ?? shortageIn(error.reason) ?? error)
}

/** A code that the shop does not take, with the shop's key for why. */
function refusingCode(promoCode: string) {
  return <A>(call: Effect.Effect<A, BackendError>) =>
    Effect.mapError(call, (error) =>
      error.reason._tag === "Rejected" && /_(?:PROMO_CODE|COUPON)_/.test(error.reason.key ?? "")
        ? new PromoCodeRefused({ promoCode, messageKey: error.reason.key ?? "" })
        : error)
}
