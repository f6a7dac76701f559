import { loadGiftCardPage } from "../../../application/navigation/loadGiftCardPage.ts"
import { browserGiftCards } from "../../../adapters/composition/browserGiftCards.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Loads the gift card page, based on the page commands. */
export function createGiftCardPageLoader(pages: BrowserPages): CommandModules["pages"]["loadPage"] {
  const run = programRunner(browserGiftCards(pages).context)
  return (address, options) => run(loadGiftCardPage(address), options)
}
