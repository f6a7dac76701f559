import { loadNewsletterPage } from "../../../application/navigation/loadNewsletterPage.ts"
import { browserNearby } from "../../../adapters/composition/browserNearby.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"

/** Reads the newsletter's page, on top of what reads the others. Nothing of it is kept: it belongs to one reader. */
export function openNewsletterPage(pages: BrowserPages): CoreParts["pages"]["loadPage"] {
  const run = programRunner(browserNearby(pages).context)
  return (address, options) => run(loadNewsletterPage(address), options)
}
