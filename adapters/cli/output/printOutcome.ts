import { reportPaidOrder } from "../../../application/order/reportPaidOrder.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { saveGuestToken } from "../guestTokens.ts"
import type { PresentedOutcome } from "./presentOutcome.ts"
import type { CliContext } from "../CliContext.ts"

/**
 * Prints the outcome of a payment and returns the exit code. A guest order's token opens the order for anyone who has
 * it, so it is stored in the state file and not printed.
 */
export async function printOutcome(
  { run, output }: CliContext,
  outcome: CheckoutOutcome,
  { lines, exitCode }: PresentedOutcome,
): Promise<number> {
  if ((outcome.outcome === "paid" || outcome.outcome === "scanRequired") && outcome.guestToken !== undefined)
    await run(saveGuestToken(outcome.orderId, outcome.guestToken))
  if (outcome.outcome === "paid") await run(reportPaidOrder(outcome.orderId, outcome.guestToken))
  const { guestToken: _, ...shown } = { guestToken: undefined, ...outcome }
  output.result(shown, lines)
  return exitCode
}
