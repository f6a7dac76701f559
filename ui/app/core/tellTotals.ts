import { reportTotalGaps } from "../../../application/cart/reportTotalGaps.ts"
import { browserTelemetry } from "../../../adapters/composition/browserTelemetry.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { asksNotToBeTracked } from "../../runtime/asksNotToBeTracked.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/**
 * Tells the collector of totals that are not the sum of their parts, unless the shopper asks not to be tracked (ruling
 * R18).
 */
export function tellTotals(root: BrowserRoot, cart: Cart): void {
  if (asksNotToBeTracked()) return
  void programRunner(browserTelemetry(root).context)(reportTotalGaps(cart))
}
