import { loadNewsletterPage } from "../../../application/navigation/loadNewsletterPage.ts"
import { browserProductActions } from "../../../adapters/composition/browserProductActions.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Reads the newsletter's page, on top of what reads the others. Nothing of it is kept: it belongs to one reader. */
export function createNewsletterPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserProductActions(pages).context)
  return (address, options) => run(loadNewsletterPage(address), options)
}
