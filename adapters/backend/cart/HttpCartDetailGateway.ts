import * as Effect from "effect/Effect"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import type { paths } from "../../../contracts/generated/cart.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { toCartItem } from "../http/wire/CartItemWire.ts"
import { decodeCart, toCart } from "../http/wire/CartWire.ts"
import { decodeCartItem, fromGiftInfo, fromGiftPacking } from "./cartDetailWire.ts"
import { fromAdditions } from "./cartWire.ts"
import { mapCartErrors, mapPromoCodeErrors } from "./mapCartErrors.ts"
import { mapGiftErrors } from "./mapGiftErrors.ts"

const client = contractClient<paths>()
const change = { decode: decodeCart, limits: WRITE_LIMITS } as const

/** Less common cart operations over the contract's `cart` document. */
export const httpCartDetailGateway = gateway(CartDetailGateway, (backend, { store }, ids) => {
  const storeId = store.id
  const cart = Effect.map(toCart(store.currency.currencyCode))
  const itemOf = toCartItem(store.currency.currencyCode)
  const path = { storeId }
  return {
    getCartItem: (orderItemId) =>
      callOperation(
        backend,
        "getCartItem",
        () =>
          client.GET("/itxrest/2/order/store/{storeId}/cart/orderitems/{orderItemId}", {
            params: { path: { storeId, orderItemId } },
          }),
        { decode: decodeCartItem },
      ).pipe(Effect.map(itemOf)),
    setGiftInfo: (gift) =>
      callOperation(
        backend,
        "setGiftInfo",
        () =>
          client.PUT("/itxrest/2/order/store/{storeId}/cart/gift-info", { params: { path }, body: fromGiftInfo(gift) }),
        change,
      ).pipe(cart, mapGiftErrors),
    deleteGiftInfo: (id) =>
      callOperation(
        backend,
        "deleteGiftInfo",
        () =>
          client.DELETE("/itxrest/2/order/store/{storeId}/cart/gift-info/{id}", { params: { path: { storeId, id } } }),
        change,
      ).pipe(cart),
    applyCoupon: (orderId, couponCode, promoCode) =>
      callOperation(
        backend,
        "applyCoupon",
        () =>
          client.POST("/itxrest/2/order/store/{storeId}/order/{orderId}/coupon", {
            params: { path: { storeId, orderId } },
            body: { couponCode, ...whenDefined(promoCode, (code) => ({ promoCode: code })) },
          }),
        change,
      ).pipe(cart, mapPromoCodeErrors(couponCode)),
    addGiftPacking: (orderId, sku, packing) =>
      callOperation(
        backend,
        "addGiftPacking",
        () =>
          client.POST("/itxrest/2/order/store/{storeId}/order/{orderId}/giftpacking/{sku}", {
            params: { path: { storeId, orderId, sku } },
            body: fromGiftPacking(packing),
          }),
        change,
      ).pipe(cart, mapGiftErrors),
    deleteGiftPacking: (orderId, sku) =>
      callOperation(
        backend,
        "deleteGiftPacking",
        () =>
          client.DELETE("/itxrest/2/order/store/{storeId}/order/{orderId}/giftpacking/{sku}", {
            params: { path: { storeId, orderId, sku } },
          }),
        change,
      ).pipe(cart),
    moveWishlistToCart: (additions) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "moveWishlistToCart",
            () =>
              client.POST("/itxrest/2/order/store/{storeId}/wish-to-order", {
                params: { path, header: { "Idempotency-Key": key } },
                body: fromAdditions(additions),
              }),
            change,
          ),
        ),
        cart,
        mapCartErrors,
      ),
  }
})
