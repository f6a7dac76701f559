import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { SharedWishlistGateway } from "../../../application/wishlist/SharedWishlistGateway.ts"
import type { paths } from "../../../contracts/generated/wishlists.d.ts"
import { saleInfoStoreId } from "../../../domain/store/saleInfoStoreId.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeEventOrder,
  decodeEventWishlist,
  decodeFoundWishlists,
  fromEvent,
  decodeSaleInfo,
  decodeSharedLists,
  decodeSponsorLists,
  toEventWishlist,
  toSharedLists,
  toSponsorLists,
} from "./sharedWishlistWire.ts"
import { toEventUnitsTaken } from "./wishlistErrors.ts"
import { toWishlist } from "./wishlistWire.ts"

const client = contractClient<paths>()

/** Shared wishlists of one store over the contract's `wishlists` document. */
export const httpSharedWishlistGateway = gateway(SharedWishlistGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  const { currencyCode } = store.currency
  return {
    searchWishlists: (name, pin) =>
      callOperation(
        backend,
        "searchWishlists",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/cb/wishlist-search", {
            params: { path, query: { name, pin: Redacted.value(pin) } },
          }),
        { decode: decodeFoundWishlists },
      ).pipe(Effect.map(({ wishLists }) => wishLists.map(toWishlist(currencyCode)))),
    listSharedLists: callOperation(
      backend,
      "listSharedLists",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/cart-service/shared-list", { params: { path } }),
      { decode: decodeSharedLists },
    ).pipe(Effect.map(toSharedLists(currencyCode))),
    listSponsorLists: callOperation(
      backend,
      "listSponsorLists",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/sponsor-list", { params: { path } }),
      { decode: decodeSponsorLists },
    ).pipe(Effect.map(toSponsorLists(currencyCode))),
    getWishlistsSaleInfo: (catentryIds) =>
      callOperation(
        backend,
        "getWishlistsSaleInfo",
        () =>
          client.GET("/itxrest/{version}/cb/store/{storeId}/wishlist-sale-info", {
            params: {
              path: { version: "2", storeId: saleInfoStoreId(store.configuration) },
              query: catentryIds.length === 0 ? {} : { catentryIds },
            },
          }),
        { decode: decodeSaleInfo },
      ).pipe(Effect.map(({ stores }) => stores)),
    createEventWishlist: (event) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "createEventWishlist",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/wishlist-event", {
                params: { path, header: { "Idempotency-Key": key } },
                body: fromEvent(event),
              }),
            { decode: decodeEventWishlist, limits: WRITE_LIMITS },
          ),
        ),
        Effect.map(toEventWishlist(currencyCode)),
        Effect.mapError((error) => toEventUnitsTaken(error.reason) ?? error),
      ),
    getEventWishlistOrderId: (eventId) =>
      callOperation(
        backend,
        "getEventWishlistOrderId",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/wishlist-event/{eventId}/order-id", {
            params: { path: { ...path, eventId } },
          }),
        { decode: decodeEventOrder },
      ).pipe(Effect.map(({ orderId }) => orderId)),
  }
})
