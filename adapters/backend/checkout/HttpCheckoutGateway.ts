import * as Effect from "effect/Effect"
import type { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import type { BackendFailureReason } from "../../../application/shared/BackendError.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { TotalChanged } from "../../../domain/checkout/CheckoutRefusal.ts"
import { noAnswer } from "../http/answerSchema.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { shortageIn, wholeNumber } from "../http/cartRefusals.ts"
import { given } from "../http/given.ts"
import { CHANGING, PAYING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import { cartAnswer, toCart } from "../http/wire/CartWire.ts"
import {
  fromBrowserFacts,
  fromFlow,
  fromShippingChoice,
  fromSubmission,
  paymentMethodsAnswer,
  paymentStatusAnswer,
  shippingMethodsAnswer,
  toDeliveryOffer,
  toPaymentMethods,
  toPaymentStatus,
} from "./checkoutWire.ts"
import { fromQuestion } from "./fromQuestion.ts"
import { passwordAsked } from "./passwordAsked.ts"
import { repaymentStatusAnswer, toRepaymentStatus } from "./repaymentWire.ts"

const client = recordingClient<paths>()
const TOTAL_CHANGED_KEY = "_ERR_TOTAL_CHANGED"

/** The checkout of one store over the contract's `checkout` document. */
export function httpCheckoutGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
  ids: IdGenerator["Service"],
): CheckoutGateway["Service"] {
  const { currencyCode } = store.currency
  const pathOf = (orderId: string) => ({ version: "2", storeId: store.id, orderId }) as const
  return {
    setShipping: (orderId, choice) =>
      ids.uuid.pipe(
        Effect.flatMap((key) =>
          callOperation(
            backend,
            "setShipping",
            () =>
              client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/checkout/shipping", {
                params: { path: pathOf(orderId), header: { "Idempotency-Key": key } },
                body: fromShippingChoice(choice),
              }),
            { answer: cartAnswer, limits: CHANGING },
          ),
        ),
        Effect.map(toCart(currencyCode)),
      ),
    listShippingMethods: (orderId, zipCode) =>
      callOperation(
        backend,
        "listShippingMethods",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/shipping-methods", {
            params: {
              path: pathOf(orderId),
              query: given(zipCode, (zip) => ({ zipCode: zip, countryISO: store.countryCode })),
            },
          }),
        { answer: shippingMethodsAnswer },
      ).pipe(Effect.map(toDeliveryOffer(currencyCode))),
    listPaymentMethods: (orderId, question) =>
      callOperation(
        backend,
        "listPaymentMethods",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-methods", {
            params: { path: pathOf(orderId), query: fromQuestion(question) },
          }),
        { answer: paymentMethodsAnswer },
      ).pipe(Effect.map(toPaymentMethods)),
    submitAsyncCheckout: (orderId, submission) =>
      callOperation(
        backend,
        "submitAsyncCheckout",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/asynccheckout", {
            params: {
              path: pathOf(orderId),
              header: {
                ...fromBrowserFacts(submission.attemptKey, submission.browser),
                ...fromFlow(submission.payments),
              },
            },
            body: fromSubmission(submission),
          }),
        { answer: paymentStatusAnswer, limits: PAYING },
      ).pipe(
        Effect.map(toPaymentStatus),
        passwordAsked,
        Effect.mapError((error) => totalChangedIn(error.reason) ?? shortageIn(error.reason) ?? error),
      ),
    getPaymentStatus: (orderId, question) =>
      callOperation(
        backend,
        "getPaymentStatus",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-status", {
            params: { path: pathOf(orderId), query: fromQuestion(question) },
          }),
        { answer: repaymentStatusAnswer },
      ).pipe(Effect.map(toRepaymentStatus)),
    recordPurchaseAttempt: (orderId, question) =>
      callOperation(
        backend,
        "recordPurchaseAttempt",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/purchase-attempt", {
            params: { path: pathOf(orderId), query: fromQuestion(question) },
          }),
        { answer: noAnswer, limits: CHANGING },
      ),
  }
}

/**
 * The total as it now is, where the shop refused because it is not what was shown. Its parameters are the two totals.
 */
function totalChangedIn(reason: BackendFailureReason): TotalChanged | undefined {
  if (reason._tag !== "Rejected" || reason.key !== TOTAL_CHANGED_KEY) return undefined
  return new TotalChanged({ totalOrder: wholeNumber(reason.parameters[1]) })
}
