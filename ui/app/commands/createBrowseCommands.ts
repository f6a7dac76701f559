import { visibleProducts } from "../../../application/catalog/visibleProducts.ts"
import { clearRecentSearches, recentSearches, rememberSearch } from "../../../application/catalog/recentSearches.ts"
import { loadSizeGuide } from "../../../application/catalog/loadSizeGuide.ts"
import { rememberSizeUnit, sizeUnit } from "../../../application/catalog/sizeUnit.ts"
import { checkNewlySoldOut } from "../../../application/catalog/checkNewlySoldOut.ts"
import { suggestSearches } from "../../../application/catalog/suggestSearches.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import type { BrowseCommands } from "../../runtime/BrowseCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** Search and browsing commands, based on the page commands. */
export function createBrowseCommands(pages: BrowserPages): BrowseCommands {
  const run = programRunner(pages.context)
  return {
    suggest: (typed, options) => run(suggestSearches(typed), options),
    recentSearches: () => run(recentSearches),
    rememberSearch: (term) => run(rememberSearch(term)),
    clearRecentSearches: () => run(clearRecentSearches()),
    sizeGuide: (categoryId, productId) => run(loadSizeGuide(categoryId, productId)),
    sizeUnit: () => run(sizeUnit),
    rememberSizeUnit: (unit) => run(rememberSizeUnit(unit)),
    soldOut: (product) => run(checkNewlySoldOut(product)),
    products: (productIds) => run(visibleProducts(productIds)),
  }
}
