import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import { keepGuestToken } from "./guestTokens.ts"
import type { PresentedOutcome } from "./presentOutcome.ts"
import type { Shop } from "./Shop.ts"

/**
 * Tells how a payment ended, and answers the exit code. What opens a guest's order opens it to whoever has it: it is
 * kept in the state file and not printed.
 */
export async function tellOutcome(
  { run, output }: Shop,
  outcome: CheckoutOutcome,
  { lines, exitCode }: PresentedOutcome,
): Promise<number> {
  if ((outcome.outcome === "confirmed" || outcome.outcome === "scan") && outcome.guestToken !== undefined)
    await run(keepGuestToken(outcome.orderId, outcome.guestToken))
  const { guestToken: _, ...shown } = { guestToken: undefined, ...outcome }
  output.result(shown, lines)
  return exitCode
}
