import * as Effect from "effect/Effect"
import { CardAdjustmentGateway } from "../../../application/checkout/CardAdjustmentGateway.ts"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCardAdjustments, fromGiftCards, fromWishes, toCardAdjustments } from "./cardAdjustmentWire.ts"
import { toPaymentQuery } from "./toPaymentQuery.ts"

const client = contractClient<paths>()

/** Gift cards of a payment over the contract's `checkout` document. */
export const httpCardAdjustmentGateway = gateway(CardAdjustmentGateway, (backend, { store }) => {
  const adjustmentsOf = toCardAdjustments(store.currency.currencyCode)
  const paramsOf = (orderId: string, paymentRef: PaymentRef | undefined) =>
    ({ path: { version: "2", storeId: store.id, orderId }, query: toPaymentQuery(paymentRef) }) as const
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
        { decode: decodeCardAdjustments, limits: WRITE_LIMITS },
      ).pipe(Effect.map(adjustmentsOf)),
    updateCardAdjustments: (orderId, wishes, paymentRef) =>
      callOperation(
        backend,
        "updateCardAdjustments",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
            params: paramsOf(orderId, paymentRef),
            body: fromWishes(wishes),
          }),
        { decode: decodeCardAdjustments, limits: WRITE_LIMITS },
      ).pipe(Effect.map(adjustmentsOf)),
    deleteCardAdjustments: (orderId, paymentRef) =>
      callOperation(
        backend,
        "deleteCardAdjustments",
        () =>
          client.DELETE("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments", {
            params: paramsOf(orderId, paymentRef),
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
  }
})
