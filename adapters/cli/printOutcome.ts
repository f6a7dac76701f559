import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import { saveGuestToken } from "./guestTokens.ts"
import type { PresentedOutcome } from "./presentOutcome.ts"
import type { CliContext } from "./CliContext.ts"

/**
 * Tells how a payment ended, and answers the exit code. What opens a guest's order opens it to whoever has it: it is
 * kept in the state file and not printed.
 */
export async function printOutcome(
  { run, output }: CliContext,
  outcome: CheckoutOutcome,
  { lines, exitCode }: PresentedOutcome,
): Promise<number> {
  if ((outcome.outcome === "paid" || outcome.outcome === "scanRequired") && outcome.guestToken !== undefined)
    await run(saveGuestToken(outcome.orderId, outcome.guestToken))
  const { guestToken: _, ...shown } = { guestToken: undefined, ...outcome }
  output.result(shown, lines)
  return exitCode
}
