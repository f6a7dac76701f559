import { watchSales } from "../../../application/navigation/watchSales.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import { browserSales } from "../../../adapters/composition/browserSales.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"

/** Watches the store's sales, based on the page commands. */
export function createSalesFollower(pages: BrowserPages): CommandModules["pages"]["watchSales"] {
  const run = programRunner(browserSales(pages).context)
  return async (shownSince, onCategories) => void (await run(watchSales(shownSince, onCategories)))
}
