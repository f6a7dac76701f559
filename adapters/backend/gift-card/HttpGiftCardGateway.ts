import * as Effect from "effect/Effect"
import type { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import type { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/gift-cards.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { cartLimitIn } from "../http/cartRefusals.ts"
import { given } from "../http/given.ts"
import { CHANGING, PAYING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { cartAnswer, toCart } from "../http/wire/CartWire.ts"
import {
  choiceAnswer,
  dataAnswer,
  fromChanges,
  fromVideo,
  fromVirtualGiftCard,
  offerAnswer,
  toChoice,
  toData,
  toOffer,
  toVideo,
  videoAnswer,
} from "./giftCardWire.ts"
import { refusingGiftCard } from "./refusingGiftCard.ts"
import { refusingVideo } from "./refusingVideo.ts"

const client = recordingClient<paths>()
/** A video takes its time on a slow line. */
const UPLOADING = PAYING

/** Gift cards to buy in one store over the contract's `gift-cards` document. */
export function httpGiftCardGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
  ids: IdGenerator["Service"],
): GiftCardGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  const { currencyCode } = store.currency
  const dataOf = toData(currencyCode)
  const { session: _, ...everybody } = backend
  return {
    getVirtualGiftCard: (catalogId) =>
      callOperation(
        everybody,
        "getVirtualGiftCard",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/virtual", {
            params: { path, query: { catalogId } },
          }),
        { answer: offerAnswer },
      ).pipe(Effect.map(toOffer(currencyCode))),
    listVirtualGiftCardTypes: (orderId) =>
      callOperation(
        backend,
        "listVirtualGiftCardTypes",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/virtual-type", {
            params: { path, query: given(orderId, (order) => ({ orderId: order })) },
          }),
        { answer: choiceAnswer },
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
            { answer: cartAnswer, limits: CHANGING },
          ),
        ),
        Effect.map(toCart(currencyCode)),
        refusingGiftCard,
        refusing,
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
                body: { sku, quantity, ...given(message, (words) => ({ message: words })) },
              }),
            { answer: cartAnswer, limits: CHANGING },
          ),
        ),
        Effect.map(toCart(currencyCode)),
        refusingGiftCard,
        refusing,
      ),
    getGiftCardData: (orderItemId) =>
      callOperation(
        backend,
        "getGiftCardData",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/data", {
            params: { path, query: { orderItemId } },
          }),
        { answer: dataAnswer },
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
        { answer: dataAnswer, limits: CHANGING },
      ).pipe(Effect.map(dataOf), refusingGiftCard),
    uploadGiftCardVideo: (orderItemId, video) =>
      callOperation(
        backend,
        "uploadGiftCardVideo",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/gift-card/{orderItemId}/video", {
            params: { path: { ...path, orderItemId } },
            body: fromVideo(video),
          }),
        { answer: videoAnswer, limits: UPLOADING },
      ).pipe(Effect.map(toVideo), refusingVideo),
    checkGiftCardVideo: (orderItemId) =>
      callOperation(
        backend,
        "checkGiftCardVideo",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/gift-card/{orderItemId}/checkvideo", {
            params: { path: { ...path, orderItemId } },
          }),
        { answer: videoAnswer },
      ).pipe(Effect.map(toVideo)),
  }
}

/** The cart's limit in domain words. */
function refusing<A, E = never>(call: Effect.Effect<A, BackendError | E>) {
  return Effect.mapError(call, (error) =>
    error instanceof BackendError ? (cartLimitIn(error.reason) ?? error) : error,
  )
}
