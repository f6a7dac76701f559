import * as Effect from "effect/Effect"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import type { paths } from "../../../contracts/generated/cart.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCart, toCart } from "../http/wire/CartWire.ts"
import { fromAdditions, fromQuantities, decodeMiniCart } from "./cartWire.ts"
import { mapCartErrors, mapPromoCodeErrors } from "./mapCartErrors.ts"

const client = contractClient<paths>()
const change = { decode: decodeCart, limits: WRITE_LIMITS } as const

/** The cart of one store over the contract's `cart` document. */
export const httpCartGateway = gateway(CartGateway, (backend, { store }, ids) => {
  const storeId = store.id
  const cart = Effect.map(toCart(store.currency.currencyCode))
  const path = { storeId }
  return {
    getCart: cart(
      callOperation(
        backend,
        "getCart",
        () => client.GET("/itxrest/2/order/store/{storeId}/cart", { params: { path } }),
        { decode: decodeCart },
      ),
    ),
    getMiniCart: callOperation(
      backend,
      "getMiniCart",
      () => client.GET("/itxrest/2/order/store/{storeId}/mini-cart", { params: { path } }),
      { decode: decodeMiniCart },
    ).pipe(Effect.map(({ itemCount }) => ({ units: itemCount }))),
    addToCart: (additions, idempotencyKey) =>
      (idempotencyKey === undefined ? ids.uuid : Effect.succeed(idempotencyKey)).pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "addToCart",
            () =>
              client.POST("/itxrest/2/order/store/{storeId}/cart", {
                params: { path, header: { "Idempotency-Key": key } },
                body: fromAdditions(additions),
              }),
            change,
          ),
        ),
        cart,
        mapCartErrors,
      ),
    updateCart: (lines) =>
      callOperation(
        backend,
        "updateCart",
        () => client.PUT("/itxrest/2/order/store/{storeId}/cart", { params: { path }, body: fromQuantities(lines) }),
        change,
      ).pipe(cart, mapCartErrors),
    deleteFromCart: (sku, quantity) =>
      callOperation(
        backend,
        "deleteFromCart",
        () =>
          client.DELETE("/itxrest/2/order/store/{storeId}/cart/{sku}", {
            params: { path: { storeId, sku }, query: whenDefined(quantity, (units) => ({ quantity: units })) },
          }),
        change,
      ).pipe(cart),
    updateCartItemSku: (orderItemId, sku) =>
      callOperation(
        backend,
        "updateCartItemSku",
        () =>
          client.PUT("/itxrest/2/order/store/{storeId}/cart/orderitems/{orderItemId}/sku", {
            params: { path: { storeId, orderItemId } },
            body: { sku },
          }),
        change,
      ).pipe(cart, mapCartErrors),
    addPromoCode: (orderId, promoCode) =>
      callOperation(
        backend,
        "addPromoCode",
        () =>
          client.POST("/itxrest/2/order/store/{storeId}/order/{orderId}/promoCode", {
            params: { path: { storeId, orderId } },
            body: { promoCode },
          }),
        change,
      ).pipe(cart, mapPromoCodeErrors(promoCode)),
    deletePromoCode: (orderId, promoCode) =>
      callOperation(
        backend,
        "deletePromoCode",
        () =>
          client.DELETE("/itxrest/2/order/store/{storeId}/order/{orderId}/promoCode/{promoCode}", {
            params: { path: { storeId, orderId, promoCode } },
          }),
        change,
      ).pipe(cart),
  }
})
