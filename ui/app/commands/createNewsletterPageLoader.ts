import { loadNewsletterPage } from "../../../application/navigation/loadNewsletterPage.ts"
import { browserProductActions } from "../../../adapters/composition/browserProductActions.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Loads the newsletter page, based on the page commands. Not cached: it belongs to one reader. */
export function createNewsletterPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserProductActions(pages).context)
  return (address, options) => run(loadNewsletterPage(address), options)
}
