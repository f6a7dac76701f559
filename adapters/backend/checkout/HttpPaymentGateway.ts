import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import type { paths } from "../../../contracts/generated/checkout.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { WRITE_LIMITS, PAYMENT_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodePaymentStatus, toPaymentStatus } from "./checkoutWire.ts"
import { fromCard } from "./paymentDataWire.ts"
import {
  decodeAffinity,
  decodeBlacklist,
  decodeCardPaymentSession,
  fromAffinityQuestion,
  fromNotification,
  decodeIdealBanks,
  decodeKlarnaSession,
  decodeNotificationReceipt,
  decodeSelectedPayment,
  toAffinityAnswer,
  toBlacklisting,
  toCardPaymentSession,
  toIdealBanks,
  toKlarnaSession,
  toNotificationEffect,
  toPaymentSelection,
  toUnboundPayment,
  decodeUnboundPayment,
} from "./paymentWire.ts"

const client = contractClient<paths>()

/** Payment methods other than a card typed in, over the contract's `checkout` document. */
export const httpPaymentGateway = gateway(PaymentGateway, (backend, { store }) => {
  const { currencyCode } = store.currency
  const path = { version: "2", storeId: store.id } as const
  const pathOf = (orderId: string) => ({ ...path, orderId }) as const
  return {
    setPaymentMode: (orderId, { paymentMethodId, bankId, privacyAccepted }) =>
      callOperation(
        backend,
        "setPaymentMode",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment/{privacyPolicy}/mode", {
            params: { path: { ...pathOf(orderId), privacyPolicy: privacyAccepted ? "1" : "0" } },
            body: { paymentModeId: paymentMethodId, ...whenDefined(bankId, (id) => ({ bankId: id })) },
          }),
        { decode: decodeSelectedPayment, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toPaymentSelection)),
    getSelectedPayment: (orderId) =>
      callOperation(
        backend,
        "getSelectedPayment",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-selected", {
            params: { path: pathOf(orderId) },
          }),
        { decode: decodeSelectedPayment },
      ).pipe(Effect.map(toPaymentSelection)),
    checkAffinity: (question, captcha) =>
      callOperation(
        backend,
        "checkAffinity",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/affinity-check", {
            params: { path },
            body: { ...fromAffinityQuestion(question), ...fromCaptcha(captcha) },
          }),
        { decode: decodeAffinity },
      ).pipe(Effect.map(toAffinityAnswer(currencyCode))),
    listIdealBanks: callOperation(
      backend,
      "listIdealBanks",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/ideal-banks", { params: { path } }),
      { decode: decodeIdealBanks },
    ).pipe(Effect.map(toIdealBanks)),
    createUnboundPayment: (paymentMethodId, card) =>
      callOperation(
        backend,
        "createUnboundPayment",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/unbound-payment", {
            params: { path },
            body: { payment: fromCard(paymentMethodId, card) },
          }),
        { decode: decodeUnboundPayment, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toUnboundPayment)),
    deleteUnboundPayment: callOperation(
      backend,
      "deleteUnboundPayment",
      () => client.DELETE("/itxrest/{version}/order/store/{storeId}/unbound-payment", { params: { path } }),
      { decode: ignoreBody, limits: WRITE_LIMITS },
    ),
    createCardPaymentSession: (orderId, paymentMethodId, type, validationAddress, guestToken, captcha) =>
      callOperation(
        backend,
        "createCardPaymentSession",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-payment-session", {
            params: {
              path: pathOf(orderId),
              query: whenDefined(guestToken, (token) => ({ guestToken: Redacted.value(token) })),
            },
            body: {
              paymentCode: paymentMethodId,
              ...whenDefined(type, (kind) => ({ type: kind })),
              ...whenDefined(validationAddress, (validationUrl) => ({ validationUrl })),
              ...fromCaptcha(captcha),
            },
          }),
        { decode: decodeCardPaymentSession, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toCardPaymentSession)),
    createKlarnaSession: (orderId, guestToken, captcha) =>
      callOperation(
        backend,
        "createKlarnaSession",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/klarna-session", {
            params: {
              path: pathOf(orderId),
              query: whenDefined(guestToken, (token) => ({ guestToken: Redacted.value(token) })),
            },
            ...whenDefined(captcha, (solved) => ({ body: fromCaptcha(solved) })),
          }),
        { decode: decodeKlarnaSession, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toKlarnaSession(currencyCode))),
    getAlipayStatus: (orderId, { payload, isLastRequest } = {}) =>
      callOperation(
        backend,
        "getAlipayStatus",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/alipay-status", {
            params: {
              path: pathOf(orderId),
              query: {
                ...whenDefined(payload, (alipayQr) => ({ alipayQr })),
                ...whenDefined(isLastRequest, (isLast) => ({ isLastRequest: isLast })),
              },
            },
          }),
        { decode: decodePaymentStatus },
      ).pipe(Effect.map(toPaymentStatus)),
    receivePaymentNotification: (notification) =>
      callOperation(
        backend,
        "receivePaymentNotification",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/payment-notification/{provider}", {
            params: {
              path: { ...path, provider: notification.provider },
              header: { "payment-signature": notification.signature },
            },
            body: fromNotification(notification),
          }),
        { decode: decodeNotificationReceipt, limits: PAYMENT_LIMITS },
      ).pipe(Effect.map(toNotificationEffect)),
    checkBlacklist: callOperation(
      backend,
      "checkBlacklist",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/blacklist-check", { params: { path } }),
      { decode: decodeBlacklist },
    ).pipe(Effect.map(toBlacklisting)),
  }
})
