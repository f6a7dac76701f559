import { loadWishlistsPage } from "../../../application/navigation/loadWishlistsPage.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserWishlists } from "../../../adapters/composition/browserWishlists.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Loads the wishlists page, based on the page commands. Not cached: the result is personal. */
export function createWishlistsPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserWishlists(pages).context)
  return (address, options) => run(loadWishlistsPage(address), options)
}
