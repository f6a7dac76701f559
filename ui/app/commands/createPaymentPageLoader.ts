import { loadPaymentPage } from "../../../application/navigation/loadPaymentPage.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserPaymentPages } from "../../../adapters/composition/browserPaymentPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Loads the pages after a payment, based on the page commands. Not cached: the result is personal and changes. */
export function createPaymentPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserPaymentPages(pages).context)
  return (address, options) => run(loadPaymentPage(address), options)
}
