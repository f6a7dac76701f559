import { beginCheckout } from "../../../application/checkout/beginCheckout.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import { configuredPolling } from "../../../application/checkout/configuredPolling.ts"
import { screenForFraud } from "../../../application/checkout/screenForFraud.ts"
import { resumePayment } from "../../../application/checkout/resumePayment.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { browserCheckout } from "../../../adapters/composition/browserCheckout.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"
import { retryable } from "../retryable.ts"
import { attention } from "./attention.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"
import { questionOf } from "./questionOf.ts"

/** The part of the core that makes an order of a cart. */
export function openCheckout(scope: CoreScope, surroundings: CoreSurroundings): CoreParts["checkout"] {
  const { root } = openCart(scope, surroundings)
  const checkout = browserCheckout(root)
  const run = programRunner(checkout.context)
  const polling = (left: AbortSignal | undefined) => ({ ...configuredPolling(scope.store), attention: attention(left) })
  const payAgain = retryable(async () => (await import("./openRepayment.ts")).openRepayment(checkout))
  const paying = retryable(async () => (await import("./openPaying.ts")).openPaying(checkout))
  return {
    paying: async (ask) => ask(await paying()),
    beginCheckout: () => {
      // Begun now, it has mostly reported by the time something is paid.
      void run(screenForFraud())
      return run(beginCheckout())
    },
    saveDeliveryAddress: (orderId, address, captcha) => run(saveDeliveryAddress(orderId, address, captcha)),
    chooseShipping: (orderId, choice) => run(chooseShipping(orderId, choice)),
    submitCheckout: async (decision, left) => {
      const { payment } = decision
      const result =
        "shipping" in decision
          ? await run(submitCheckout(decision, polling(left)))
          : await (
              await payAgain()
            )(decision, polling(left))
      if ("shipping" in decision) announceChange(scope.store.id, "cart")
      // A wallet stays open until it hears how the payment ended.
      if (payment?.by === "token" && payment.of === "deviceWallet")
        void (await paying()).endOnDevice(result.ok && result.value.outcome === "confirmed")
      return result
    },
    resumePayment: (payment, left) =>
      typeof payment === "string"
        ? run(resumePayment(payment, polling(left)))
        : run(resumePayment(payment.orderId, polling(left), questionOf(payment))),
  }
}
