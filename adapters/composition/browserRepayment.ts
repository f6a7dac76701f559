import { RepaymentGateway } from "../../application/checkout/RepaymentGateway.ts"
import type { CheckoutPorts, CheckoutRoot } from "./browserCheckout.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { paymentModule } from "./paymentModule.ts"

/** Ports of a repayment, in addition to the checkout's. */
export const repaymentPorts = [RepaymentGateway] as const

export type RepaymentPorts = CheckoutPorts | (typeof repaymentPorts)[number]["Identifier"]

/** Adds the repayment's services to `browserCheckout`. */
export function browserRepayment(checkout: CheckoutRoot): LinkedPorts<RepaymentPorts> {
  return linkPorts(repaymentPorts, [paymentModule()], checkout)
}
