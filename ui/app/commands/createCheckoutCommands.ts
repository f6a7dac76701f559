import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import { pollingPolicyOf } from "../../../application/checkout/pollingPolicyOf.ts"
import { screenForFraud } from "../../../application/checkout/screenForFraud.ts"
import { resumePayment } from "../../../application/checkout/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { browserCheckout } from "../../../adapters/composition/browserCheckout.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"
import { retryable } from "../retryable.ts"
import { waitUntilVisible } from "./waitUntilVisible.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"
import { toPaymentRef } from "./toPaymentRef.ts"

/** Commands that turn a cart into an order. */
export function createCheckoutCommands(scope: StoreContext, config: CoreConfig): CommandModules["checkout"] {
  const { root } = createCartModule(scope, config)
  const checkout = browserCheckout(root)
  const run = programRunner(checkout.context)
  const polling = (left: AbortSignal | undefined) => ({
    ...pollingPolicyOf(scope.store),
    waitUntilVisible: waitUntilVisible(left),
  })
  const repayOrder = retryable(async () =>
    (await import("./createRepaymentCommand.ts")).createRepaymentCommand(checkout),
  )
  const payments = retryable(async () => (await import("./createPaymentCommands.ts")).createPaymentCommands(checkout))
  return {
    payments: async (ask) => ask(await payments()),
    startCheckout: () => {
      // Started early, so that the result is usually available before payment.
      void run(screenForFraud())
      return run(startCheckout())
    },
    saveDeliveryAddress: (orderId, address, captcha) => run(saveDeliveryAddress(orderId, address, captcha)),
    chooseShipping: (orderId, choice) => run(chooseShipping(orderId, choice)),
    submitCheckout: async (decision, left) => {
      const { payment } = decision
      const result =
        "shipping" in decision
          ? await run(submitCheckout(decision, polling(left)))
          : await (
              await repayOrder()
            )(decision, polling(left))
      if ("shipping" in decision) announceChange(scope.store.id, "cart")
      // A wallet sheet stays open until it receives the payment result.
      if (payment?.by === "token" && payment.of === "deviceWallet")
        void (await payments()).completeDevicePayment(result.ok && result.value.outcome === "paid")
      return result
    },
    resumePayment: (payment, left) =>
      typeof payment === "string"
        ? run(resumePayment(payment, polling(left)))
        : run(resumePayment(payment.orderId, polling(left), toPaymentRef(payment))),
  }
}
