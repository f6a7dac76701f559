import { loadRestockAlertPage } from "../../../application/navigation/loadRestockAlertPage.ts"
import { browserProductActions } from "../../../adapters/composition/browserProductActions.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Loads the restock alert page, based on the page commands. Not cached: the result may be personal. */
export function createRestockAlertPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserProductActions(pages).context)
  return (address, options) => run(loadRestockAlertPage(address), options)
}
