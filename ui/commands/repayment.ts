import {
  browserInfo,
  fraudScreening,
  pageNavigator,
  providerPayment,
} from "../../adapters/composition/browserDevices.ts"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../../adapters/backend/address/HttpAddressGateway.ts"
import { httpCheckoutGateway } from "../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { httpRepaymentGateway } from "../../adapters/backend/checkout/HttpRepaymentGateway.ts"
import type { RepayDecision } from "../../application/checkout/repayment/repayOrder.ts"
import { repayOrder } from "../../application/checkout/repayment/repayOrder.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Pays an order again. Part of the checkout commands, loaded on first use. */
export function repaymentCommand(base: CommandBase) {
  const run = runWith(
    base,
    pageNavigator,
    browserInfo,
    fraudScreening,
    providerPayment,
    httpAccountGateway,
    httpAddressGateway,
    httpCheckoutGateway,
    httpRepaymentGateway,
  )
  return (decision: RepayDecision, policy: Parameters<typeof repayOrder>[1]) => run(repayOrder(decision, policy))
}
