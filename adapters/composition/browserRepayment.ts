import { RepaymentGateway } from "../../application/checkout/RepaymentGateway.ts"
import type { CheckoutPorts, CheckoutRoot } from "./browserCheckout.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { paymentModule } from "./paymentModule.ts"

/** What an order is paid again with, beyond what makes one. */
export const repaymentPorts = [RepaymentGateway] as const

export type RepaymentPorts = CheckoutPorts | (typeof repaymentPorts)[number]["Identifier"]

/** The services of a repayment, on top of those of `browserCheckout`. */
export function browserRepayment(checkout: CheckoutRoot): LinkedPorts<RepaymentPorts> {
  return linkPorts(repaymentPorts, [paymentModule()], checkout)
}
