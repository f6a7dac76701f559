import { loadNoticePage } from "../../../application/navigation/loadNoticePage.ts"
import { browserNearby } from "../../../adapters/composition/browserNearby.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"

/**
 * Reads the page about a stock notification, on top of what reads the others. Nothing of it is kept: it may belong to
 * one shopper.
 */
export function openNoticePage(pages: BrowserPages): CoreParts["pages"]["loadPage"] {
  const run = programRunner(browserNearby(pages).context)
  return (address, options) => run(loadNoticePage(address), options)
}
