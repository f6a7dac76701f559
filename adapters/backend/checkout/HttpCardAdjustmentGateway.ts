import * as Effect from "effect/Effect"
import type { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { given } from "../http/given.ts"
import { CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { cardAdjustmentsAnswer, fromGiftCards, fromWishes, toCardAdjustments } from "./cardAdjustmentWire.ts"

const client = recordingClient<paths>()

/** Gift cards of a payment over the contract's `checkout` document. */
export function httpCardAdjustmentGateway(backend: BackendConnection, { store }: StoreScope["Service"]): CardAdjustmentGateway["Service"] {
  const adjustmentsOf = toCardAdjustments(store.currency.currencyCode)
  const paramsOf = (orderId: string, isRepay: boolean | undefined) => ({
    path: { version: "2", storeId: store.id, orderId },
    query: given(isRepay, (repay) => ({ repay: repay ? "1" : "0" } as const)),
  } as const)
  return {
    addCardAdjustments: (orderId, giftCards, options = {}) =>
      callOperation(backend, "addCardAdjustments", () =>
        client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
          params: paramsOf(orderId, options.isRepay),
          body: fromGiftCards(giftCards, options),
        }), { answer: cardAdjustmentsAnswer, limits: CHANGING }).pipe(Effect.map(adjustmentsOf)),
    updateCardAdjustments: (orderId, wishes, { isRepay } = {}) =>
      callOperation(backend, "updateCardAdjustments", () =>
        client.PUT("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
          params: paramsOf(orderId, isRepay),
          body: fromWishes(wishes),
        }), { answer: cardAdjustmentsAnswer, limits: CHANGING }).pipe(Effect.map(adjustmentsOf)),
    deleteCardAdjustments: (orderId, { isRepay } = {}) =>
      callOperation(backend, "deleteCardAdjustments", () =>
        client.DELETE("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", { params: paramsOf(orderId, isRepay) }),
      { answer: noAnswer, limits: CHANGING }),
  }
}
