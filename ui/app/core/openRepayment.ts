import type { PollingPolicy } from "../../../application/checkout/askAfterPayment.ts"
import type { RepayDecision } from "../../../application/checkout/payAgain.ts"
import { payAgain } from "../../../application/checkout/payAgain.ts"
import type { CheckoutRoot } from "../../../adapters/composition/browserCheckout.ts"
import { browserRepayment } from "../../../adapters/composition/browserRepayment.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Pays orders again, on top of what makes orders. */
export function openRepayment(checkout: CheckoutRoot) {
  const run = programRunner(browserRepayment(checkout).context)
  return (decision: RepayDecision, policy: PollingPolicy) => run(payAgain(decision, policy))
}
