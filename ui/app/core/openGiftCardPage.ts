import { loadGiftCardPage } from "../../../application/navigation/loadGiftCardPage.ts"
import { browserGiftCards } from "../../../adapters/composition/browserGiftCards.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"

/** Reads the page of gift cards, on top of what reads the others. */
export function openGiftCardPage(pages: BrowserPages): CoreParts["pages"]["loadPage"] {
  const run = programRunner(browserGiftCards(pages).context)
  return (address, options) => run(loadGiftCardPage(address), options)
}
