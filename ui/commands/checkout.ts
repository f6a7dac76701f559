import * as Effect from "effect/Effect"
import {
  browserInfo,
  fraudScreening,
  pageNavigator,
  providerPayment,
} from "../../adapters/composition/browserDevices.ts"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../../adapters/backend/address/HttpAddressGateway.ts"
import { httpCheckoutGateway } from "../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { chooseShipping, saveDeliveryAddress } from "../../application/checkout/chooseDelivery.ts"
import { pollingPolicyOf } from "../../application/checkout/tracking/pollingPolicyOf.ts"
import type { RepayDecision } from "../../application/checkout/repayment/repayOrder.ts"
import { resumePayment } from "../../application/checkout/tracking/resumePayment.ts"
import { screenForFraud } from "../../application/checkout/screenForFraud.ts"
import { startCheckout } from "../../application/checkout/startCheckout.ts"
import type { CheckoutDecision } from "../../application/checkout/submitCheckout.ts"
import { submitCheckout } from "../../application/checkout/submitCheckout.ts"
import { announcing } from "../../application/platform/TabAnnouncer.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { OpenPayment } from "../runtime/OpenPayment.ts"
import { retryable } from "../runtime/retryable.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"
import { toPaymentRef } from "./toPaymentRef.ts"

/** Commands that turn a cart into an order. */
export function checkoutCommands(base: CommandBase) {
  const run = runWith(
    base,
    pageNavigator,
    browserInfo,
    fraudScreening,
    providerPayment,
    httpAccountGateway,
    httpAddressGateway,
    httpCheckoutGateway,
  )
  const polling = (left: AbortSignal | undefined) => ({
    ...pollingPolicyOf(base.scope.store),
    waitUntilVisible: waitUntilVisible(left),
  })
  const repayment = retryable(async () => (await import("./repayment.ts")).repaymentCommand(base))
  return {
    startCheckout: () => {
      // Started early, so that the result is usually available before payment.
      void run(screenForFraud())
      return run(startCheckout())
    },
    saveDeliveryAddress: (orderId: OrderId, address: Address, captcha?: SolvedCaptcha) =>
      run(saveDeliveryAddress(orderId, address, captcha)),
    chooseShipping: (orderId: OrderId, choice: ShippingChoice) => run(chooseShipping(orderId, choice)),
    /**
     * Submits a purchase or a repayment and waits for its status while the page is visible; `left` aborts the wait when
     * the customer leaves the page. A submitted payment stays submitted.
     */
    submitCheckout: async (decision: CheckoutDecision | RepayDecision, left?: AbortSignal) => {
      const { payment } = decision
      const result =
        "shipping" in decision
          ? await run(announcing("cart", submitCheckout(decision, polling(left))))
          : await (
              await repayment()
            )(decision, polling(left))
      // A wallet sheet stays open until it receives the payment result.
      if (payment?.by === "token" && payment.of === "deviceWallet")
        void (await import("./payments.ts"))
          .paymentCommands(base)
          .completeDevicePayment(result.ok && result.value.outcome === "paid")
      return result
    },
    resumePayment: (payment: OrderId | OpenPayment, left?: AbortSignal) =>
      typeof payment === "string"
        ? run(resumePayment(payment, polling(left)))
        : run(resumePayment(payment.orderId, polling(left), toPaymentRef(payment))),
  }
}

/** Resolves with `true` as soon as the page is visible, and with `false` once the view was left. */
function waitUntilVisible(left?: AbortSignal): Effect.Effect<boolean> {
  return Effect.promise(
    () =>
      new Promise((resolve) => {
        const check = () => {
          if (left?.aborted !== true && document.visibilityState === "hidden") return
          document.removeEventListener("visibilitychange", check)
          left?.removeEventListener("abort", check)
          resolve(left?.aborted !== true)
        }
        document.addEventListener("visibilitychange", check)
        left?.addEventListener("abort", check)
        check()
      }),
  )
}
