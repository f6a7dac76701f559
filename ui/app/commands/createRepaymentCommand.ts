import type { PollingPolicy } from "../../../application/checkout/fetchPaymentEvent.ts"
import type { RepayDecision } from "../../../application/checkout/repayOrder.ts"
import { repayOrder } from "../../../application/checkout/repayOrder.ts"
import type { CheckoutRoot } from "../../../adapters/composition/browserCheckout.ts"
import { browserRepayment } from "../../../adapters/composition/browserRepayment.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Pays orders again, on top of what makes orders. */
export function createRepaymentCommand(checkout: CheckoutRoot) {
  const run = programRunner(browserRepayment(checkout).context)
  return (decision: RepayDecision, policy: PollingPolicy) => run(repayOrder(decision, policy))
}
