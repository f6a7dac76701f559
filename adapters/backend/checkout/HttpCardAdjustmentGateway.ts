import * as Effect from "effect/Effect"
import type { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import type { PaymentQuestion } from "../../../application/checkout/CheckoutGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { cardAdjustmentsAnswer, fromGiftCards, fromWishes, toCardAdjustments } from "./cardAdjustmentWire.ts"
import { fromQuestion } from "./fromQuestion.ts"

const client = recordingClient<paths>()

/** Gift cards of a payment over the contract's `checkout` document. */
export function httpCardAdjustmentGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): CardAdjustmentGateway["Service"] {
  const adjustmentsOf = toCardAdjustments(store.currency.currencyCode)
  const paramsOf = (orderId: string, question: PaymentQuestion | undefined) =>
    ({ path: { version: "2", storeId: store.id, orderId }, query: fromQuestion(question) }) as const
  return {
    addCardAdjustments: (orderId, giftCards, options = {}) =>
      callOperation(
        backend,
        "addCardAdjustments",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
            params: paramsOf(orderId, options),
            body: fromGiftCards(giftCards, options),
          }),
        { answer: cardAdjustmentsAnswer, limits: CHANGING },
      ).pipe(Effect.map(adjustmentsOf)),
    updateCardAdjustments: (orderId, wishes, question) =>
      callOperation(
        backend,
        "updateCardAdjustments",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
            params: paramsOf(orderId, question),
            body: fromWishes(wishes),
          }),
        { answer: cardAdjustmentsAnswer, limits: CHANGING },
      ).pipe(Effect.map(adjustmentsOf)),
    deleteCardAdjustments: (orderId, question) =>
      callOperation(
        backend,
        "deleteCardAdjustments",
        () =>
          client.DELETE("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
            params: paramsOf(orderId, question),
          }),
        { answer: noAnswer, limits: CHANGING },
      ),
  }
}
