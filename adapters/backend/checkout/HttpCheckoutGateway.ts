import * as Effect from "effect/Effect"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { TotalChanged } from "../../../domain/checkout/CheckoutRefused.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { toNotEnoughStock, wholeNumber } from "../http/cartErrors.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS, PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeCart, toCart } from "../http/wire/CartWire.ts"
import {
  fromBrowserDetails,
  fromFlow,
  fromShippingChoice,
  fromSubmission,
  decodePaymentMethods,
  decodePaymentStatus,
  decodeShippingMethods,
  toDeliveryOffer,
  toPaymentMethods,
  toPaymentStatus,
} from "./checkoutWire.ts"
import { toPaymentQuery } from "./toPaymentQuery.ts"
import { withReauthentication } from "./withReauthentication.ts"
import { decodeRepaymentStatus, toRepaymentStatus } from "./repaymentWire.ts"

const client = contractClient<paths>()
const TOTAL_CHANGED_KEY = "_ERR_TOTAL_CHANGED"

/** The checkout of one store over the contract's `checkout` document. */
export const httpCheckoutGateway = gateway(CheckoutGateway, (backend, { store }, ids) => {
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
            { decode: decodeCart, limits: WRITE_LIMITS },
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
              query: whenDefined(zipCode, (zip) => ({ zipCode: zip, countryISO: store.countryCode })),
            },
          }),
        { decode: decodeShippingMethods },
      ).pipe(Effect.map(toDeliveryOffer(currencyCode))),
    listPaymentMethods: (orderId, paymentRef) =>
      callOperation(
        backend,
        "listPaymentMethods",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-methods", {
            params: { path: pathOf(orderId), query: toPaymentQuery(paymentRef) },
          }),
        { decode: decodePaymentMethods },
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
                ...fromBrowserDetails(submission.attemptKey, submission.browser),
                ...fromFlow(submission.payments),
              },
            },
            body: fromSubmission(submission),
          }),
        { decode: decodePaymentStatus, limits: PAYMENT_LIMITS },
      ).pipe(
        Effect.map(toPaymentStatus),
        withReauthentication,
        Effect.mapError((error) => toTotalChanged(error.reason) ?? toNotEnoughStock(error.reason) ?? error),
      ),
    getPaymentStatus: (orderId, paymentRef) =>
      callOperation(
        backend,
        "getPaymentStatus",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-status", {
            params: { path: pathOf(orderId), query: toPaymentQuery(paymentRef) },
          }),
        { decode: decodeRepaymentStatus },
      ).pipe(Effect.map(toRepaymentStatus)),
    recordPurchaseAttempt: (orderId, paymentRef) =>
      callOperation(
        backend,
        "recordPurchaseAttempt",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/purchase-attempt", {
            params: { path: pathOf(orderId), query: toPaymentQuery(paymentRef) },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
  }
})

/**
 * Returns the current total when the backend refused because the expected total differs. The error's parameters are the
 * two totals.
 */
function toTotalChanged(reason: BackendErrorReason): TotalChanged | undefined {
  if (reason._tag !== "Rejected" || reason.key !== TOTAL_CHANGED_KEY) return undefined
  return new TotalChanged({ totalOrder: wholeNumber(reason.parameters[1]) })
}
