import type { PollingPolicy } from "../../../application/checkout/fetchPaymentEvent.ts"
import type { RepayDecision } from "../../../application/checkout/repayOrder.ts"
import { repayOrder } from "../../../application/checkout/repayOrder.ts"
import type { CheckoutRoot } from "../../../adapters/composition/browserCheckout.ts"
import { browserRepayment } from "../../../adapters/composition/browserRepayment.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Retries the payment of orders, based on the checkout commands. */
export function createRepaymentCommand(checkout: CheckoutRoot) {
  const run = programRunner(browserRepayment(checkout).context)
  return (decision: RepayDecision, policy: PollingPolicy) => run(repayOrder(decision, policy))
}
