import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import type { PaymentRef } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { addressAfterPayment } from "../../../application/checkout/tracking/addressAfterPayment.ts"
import { fetchPayment, loadRepayment } from "../../../application/checkout/loadPayment.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import type { PaymentProgress } from "../../../domain/payment/paymentProgress.ts"
import { anOrderId } from "../../support/builders/aCart.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = anOrderId()
const address = {
  page: "ItxOrderPaymentPage",
  storeId: "10000034",
  languageId: "-1",
  parameters: { orderId: ORDER, transactionId: "t-1" },
}
const waiting = { status: "REPAY", authAgain: false, guestToken: "g", repay: { isRepayable: true, maxAttempts: 3 } }

describe("a payment after a redirect", () => {
  itEffect("is fetched once, with the guest's token where there is one", () =>
    Effect.gen(function* () {
      const questions: PaymentRef[] = []
      const layer = Layer.mock(CheckoutGateway, {
        getPaymentStatus: (_, paymentRef = {}) =>
          Effect.sync(() => {
            questions.push(paymentRef)
            return waiting
          }),
      })
      expect(yield* Effect.provide(fetchPayment(ORDER, "g"), layer)).toEqual({
        payment: { status: "repaymentRequired", guestToken: "g" },
        repay: waiting.repay,
      })
      expect(questions.map(({ guestToken }) => (guestToken === undefined ? "" : Redacted.value(guestToken)))).toEqual([
        "g",
      ])
    }),
  )

  itEffect("F99 is the last repayment when the bank redirected from one", () =>
    Effect.gen(function* () {
      const questions: PaymentRef[] = []
      const layer = Layer.mock(CheckoutGateway, {
        getPaymentStatus: (_, paymentRef = {}) =>
          Effect.sync(() => {
            questions.push(paymentRef)
            return { status: "OK", authAgain: false }
          }),
      })
      expect(
        yield* Effect.provide(Effect.all([fetchPayment(ORDER, undefined, true), fetchPayment(ORDER)]), layer),
      ).toEqual([{ payment: { status: "paid" } }, { payment: { status: "paid" } }])
      expect(questions).toEqual([{ isRepay: true }, {}])
    }),
  )

  for (const [reason, status] of [
    ["notFound", "notFound"],
    ["fault", "unknown"],
    ["unreachable", "unknown"],
    ["timedOut", "unknown"],
    ["rejected", "unknown"],
  ] as const) {
    itEffect(`F87 is ${status}, neither paid nor refused, when the request ends so: ${reason}`, () =>
      Effect.gen(function* () {
        const layer = Layer.mock(CheckoutGateway, { getPaymentStatus: () => Effect.fail(backendError(reason)) })
        expect(yield* Effect.provide(fetchPayment(ORDER), layer)).toEqual({ payment: { status } })
      }),
    )
  }

  itEffect("F99 of a deleted order shows its last status without payment methods", () =>
    Effect.gen(function* () {
      const layer = Layer.mergeAll(
        Layer.mock(CheckoutGateway, {
          getPaymentStatus: () =>
            Effect.succeed({ status: "NOOK", authAgain: false, errorKey: "_ERR_PAYMENT_EXPIRED" }),
        }),
        Layer.mock(OrderGateway, { getOrderConfirmation: () => Effect.fail(backendError("notFound")) }),
      )
      expect(yield* Effect.provide(loadRepayment(ORDER), layer)).toEqual({
        page: "return",
        orderId: ORDER,
        payment: { status: "declined", errorKey: "_ERR_PAYMENT_EXPIRED" },
      })
    }),
  )

  itEffect(
    "redirects to the confirmation when paid and to the repayment when pending, under the store's page names",
    () =>
      Effect.sync(() => {
        const after = (payment: PaymentProgress) =>
          addressAfterPayment(address, { page: "return", orderId: ORDER, payment }, {})
        expect(after({ status: "paid", guestToken: "g" })).toEqual({
          ...address,
          page: "ItxOrderConfirmationPage",
          parameters: { orderId: ORDER, guestToken: "g" },
        })
        expect(after({ status: "repaymentRequired" })).toEqual({
          ...address,
          page: "ItxOrderRepaymentPage",
          parameters: { orderId: ORDER },
        })
        const again = addressAfterPayment(
          { ...address, parameters: { orderId: ORDER, repay: "1" } },
          { page: "return", orderId: ORDER, payment: { status: "paid", guestToken: "g" } },
          {},
        )
        expect(again?.parameters).toEqual({ orderId: ORDER, guestToken: "g", repay: "1" })
        const named = { ORDER_CONFIRMATION_PAGE: "ItxThankYouPage", ORDER_REPAYMENT_PAGE: "ItxPayAgainPage" }
        const underOtherNames = (["paid", "repaymentRequired"] as const).map(
          (status) =>
            addressAfterPayment(address, { page: "return", orderId: ORDER, payment: { status } }, named)?.page,
        )
        expect(underOtherNames).toEqual(["ItxThankYouPage", "ItxPayAgainPage"])
        for (const status of ["declined", "challengeRequired", "pending", "unknown", "notFound"] as const)
          expect([status, after({ status })]).toEqual([status, undefined])
      }),
  )
})
