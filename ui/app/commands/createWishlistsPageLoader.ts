import { loadWishlistsPage } from "../../../application/navigation/loadWishlistsPage.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserWishlists } from "../../../adapters/composition/browserWishlists.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Reads the page of the lists, on top of what reads the others. Nothing of it is kept: it belongs to one shopper. */
export function createWishlistsPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserWishlists(pages).context)
  return (address, options) => run(loadWishlistsPage(address), options)
}
