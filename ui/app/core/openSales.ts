import { followSales } from "../../../application/navigation/followSales.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserSales } from "../../../adapters/composition/browserSales.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"

/** Follows the store's sales, on top of what reads pages. */
export function openSales(pages: BrowserPages): CoreParts["pages"]["followSales"] {
  const run = programRunner(browserSales(pages).context)
  return async (shownSince, onCategories) => void (await run(followSales(shownSince, onCategories)))
}
