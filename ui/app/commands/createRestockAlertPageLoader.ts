import { loadRestockAlertPage } from "../../../application/navigation/loadRestockAlertPage.ts"
import { browserProductActions } from "../../../adapters/composition/browserProductActions.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/**
 * Reads the page about a stock notification, on top of what reads the others. Nothing of it is kept: it may belong to
 * one shopper.
 */
export function createRestockAlertPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserProductActions(pages).context)
  return (address, options) => run(loadRestockAlertPage(address), options)
}
