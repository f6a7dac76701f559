import { reportTotalMismatch as report } from "../../../application/cart/reportTotalMismatch.ts"
import { browserTelemetry } from "../../../adapters/composition/browserTelemetry.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { isTrackingOptedOut } from "../../runtime/isTrackingOptedOut.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/**
 * Reports totals that are not the sum of their parts to analytics, unless the customer opted out of tracking (R18).
 */
export function reportTotalMismatch(root: BrowserRoot, cart: Cart): void {
  if (isTrackingOptedOut()) return
  void programRunner(browserTelemetry(root).context)(report(cart))
}
