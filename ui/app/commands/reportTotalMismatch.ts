import { reportTotalMismatch as report } from "../../../application/cart/reportTotalMismatch.ts"
import { browserTelemetry } from "../../../adapters/composition/browserTelemetry.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { isTrackingOptedOut } from "../../runtime/isTrackingOptedOut.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/**
 * Tells the collector of totals that are not the sum of their parts, unless the shopper asks not to be tracked (ruling
 * R18).
 */
export function reportTotalMismatch(root: BrowserRoot, cart: Cart): void {
  if (isTrackingOptedOut()) return
  void programRunner(browserTelemetry(root).context)(report(cart))
}
