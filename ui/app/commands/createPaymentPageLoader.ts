import { loadPaymentPage } from "../../../application/navigation/loadPaymentPage.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserPaymentPages } from "../../../adapters/composition/browserPaymentPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/**
 * Reads the pages after a payment, on top of what reads the others. Nothing of it is kept: it belongs to one shopper,
 * and to this moment.
 */
export function createPaymentPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserPaymentPages(pages).context)
  return (address, options) => run(loadPaymentPage(address), options)
}
