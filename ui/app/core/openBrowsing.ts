import { productsSeen } from "../../../application/catalog/productsSeen.ts"
import { forgetSearches, recentSearches, rememberSearch } from "../../../application/catalog/recentSearches.ts"
import { sizeGuideOf } from "../../../application/catalog/sizeGuideOf.ts"
import { rememberSizeUnit, sizeUnit } from "../../../application/catalog/sizeUnit.ts"
import { soldOutMeanwhile } from "../../../application/catalog/soldOutMeanwhile.ts"
import { suggestSearches } from "../../../application/catalog/suggestSearches.ts"
import type { BrowserPages } from "../../../adapters/composition/browserPages.ts"
import type { BrowseCommands } from "../../runtime/BrowseCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** The part of the core that helps to find something, on top of what reads pages. */
export function openBrowsing(pages: BrowserPages): BrowseCommands {
  const run = programRunner(pages.context)
  return {
    suggest: (typed, options) => run(suggestSearches(typed), options),
    recentSearches: () => run(recentSearches),
    rememberSearch: (term) => run(rememberSearch(term)),
    forgetSearches: () => run(forgetSearches()),
    sizeGuide: (categoryId, productId) => run(sizeGuideOf(categoryId, productId)),
    sizeUnit: () => run(sizeUnit),
    rememberSizeUnit: (unit) => run(rememberSizeUnit(unit)),
    soldOut: (product) => run(soldOutMeanwhile(product)),
    products: (productIds) => run(productsSeen(productIds)),
  }
}
