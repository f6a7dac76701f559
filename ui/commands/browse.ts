import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpContentGateway } from "../../adapters/backend/content/HttpContentGateway.ts"
import { checkNewlySoldOut } from "../../application/catalog/checkNewlySoldOut.ts"
import { loadSizeGuide } from "../../application/catalog/loadSizeGuide.ts"
import { clearRecentSearches, recentSearches, rememberSearch } from "../../application/catalog/recentSearches.ts"
import { rememberSizeUnit, sizeUnit } from "../../application/catalog/sizeUnit.ts"
import { suggestSearches } from "../../application/catalog/suggestSearches.ts"
import { visibleProducts } from "../../application/catalog/visibleProducts.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { LengthUnit } from "../../domain/catalog/SizeGuide.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

export type BrowseCommands = ReturnType<typeof browseCommands>

/** Search and browsing commands. */
export function browseCommands(base: CommandBase) {
  const run = runWith(base, httpCatalogGateway, httpContentGateway)
  return {
    /** Search suggestions for typed text, with their targets. `signal` cancels the request. */
    suggest: (typed: string, options: { readonly signal: AbortSignal }) => run(suggestSearches(typed), options),
    /** The recent searches of this device in this store, the latest first. */
    recentSearches: () => run(recentSearches),
    rememberSearch: (term: string) => run(rememberSearch(term)),
    clearRecentSearches: () => run(clearRecentSearches()),
    /** The size guide of a product; `undefined` if there is none. */
    sizeGuide: (categoryId: string, productId: string) => run(loadSizeGuide(categoryId, productId)),
    /** The unit for size guides stored on this device. */
    sizeUnit: () => run(sizeUnit),
    rememberSizeUnit: (unit: LengthUnit) => run(rememberSizeUnit(unit)),
    /** The sizes of a product that sold out after it was loaded. */
    soldOut: (product: Pick<Product, "id" | "colors">) => run(checkNewlySoldOut(product)),
    /** The products with these ids that are still visible in the store, in the given order. */
    products: (productIds: readonly string[]) => run(visibleProducts(productIds)),
  }
}
