import * as Effect from "effect/Effect"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { paths } from "../../../contracts/generated/gift-cards.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { toCartLimitReached } from "../http/cartErrors.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS, PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCart, toCart } from "../http/wire/CartWire.ts"
import {
  decodeChoice,
  decodeGiftCardData,
  fromChanges,
  fromVideo,
  fromVirtualGiftCard,
  decodeOffer,
  toChoice,
  toData,
  toOffer,
  toVideo,
  decodeVideo,
} from "./giftCardWire.ts"
import { mapGiftCardErrors } from "./mapGiftCardErrors.ts"
import { mapVideoErrors } from "./mapVideoErrors.ts"

const client = contractClient<paths>()
/** A video upload is slow on a slow connection. */
const UPLOAD_LIMITS = PAYMENT_LIMITS

/** Purchase of gift cards in one store over the contract's `gift-cards` document. */
export const httpGiftCardGateway = gateway(GiftCardGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  const { currencyCode } = store.currency
  const dataOf = toData(currencyCode)
  const { session: _, ...guestBackend } = backend
  return {
    getVirtualGiftCard: (catalogId) =>
      callOperation(
        guestBackend,
        "getVirtualGiftCard",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/virtual", {
            params: { path, query: { catalogId } },
          }),
        { decode: decodeOffer },
      ).pipe(Effect.map(toOffer(currencyCode))),
    listVirtualGiftCardTypes: (orderId) =>
      callOperation(
        backend,
        "listVirtualGiftCardTypes",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/virtual-type", {
            params: { path, query: whenDefined(orderId, (order) => ({ orderId: order })) },
          }),
        { decode: decodeChoice },
      ).pipe(Effect.map(toChoice(currencyCode))),
    addVirtualGiftCard: (card) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "addVirtualGiftCard",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/gift-card/virtual", {
                params: { path, header: { "Idempotency-Key": key } },
                body: fromVirtualGiftCard(card),
              }),
            { decode: decodeCart, limits: WRITE_LIMITS, isForm: true },
          ),
        ),
        Effect.map(toCart(currencyCode)),
        mapGiftCardErrors,
        mapCartErrors,
      ),
    addPhysicalGiftCard: (sku, quantity, message) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "addPhysicalGiftCard",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/gift-card/physical", {
                params: { path, header: { "Idempotency-Key": key } },
                body: { sku, quantity, ...whenDefined(message, (text) => ({ message: text })) },
              }),
            { decode: decodeCart, limits: WRITE_LIMITS },
          ),
        ),
        Effect.map(toCart(currencyCode)),
        mapGiftCardErrors,
        mapCartErrors,
      ),
    getGiftCardData: (orderItemId) =>
      callOperation(
        backend,
        "getGiftCardData",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/data", {
            params: { path, query: { orderItemId } },
          }),
        { decode: decodeGiftCardData },
      ).pipe(Effect.map(dataOf)),
    updateGiftCardData: (orderItemId, changes) =>
      callOperation(
        backend,
        "updateGiftCardData",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/gift-card/data", {
            params: { path, query: { orderItemId } },
            body: fromChanges(changes),
          }),
        { decode: decodeGiftCardData, limits: WRITE_LIMITS },
      ).pipe(Effect.map(dataOf), mapGiftCardErrors),
    uploadGiftCardVideo: (orderItemId, video) =>
      callOperation(
        backend,
        "uploadGiftCardVideo",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/gift-card/{orderItemId}/video", {
            params: { path: { ...path, orderItemId } },
            body: fromVideo(video),
          }),
        { decode: decodeVideo, limits: UPLOAD_LIMITS },
      ).pipe(Effect.map(toVideo), mapVideoErrors),
    checkGiftCardVideo: (orderItemId) =>
      callOperation(
        backend,
        "checkGiftCardVideo",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/{orderItemId}/checkvideo", {
            params: { path: { ...path, orderItemId } },
          }),
        { decode: decodeVideo },
      ).pipe(Effect.map(toVideo)),
  }
})

/** Maps the cart's limit to a domain error. */
function mapCartErrors<A, E = never>(call: Effect.Effect<A, BackendError | E>) {
  return Effect.mapError(call, (error) =>
    error instanceof BackendError ? (toCartLimitReached(error.reason) ?? error) : error,
  )
}
