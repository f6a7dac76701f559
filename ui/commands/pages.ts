import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpContentGateway } from "../../adapters/backend/content/HttpContentGateway.ts"
import { httpOrderGateway } from "../../adapters/backend/order/HttpOrderGateway.ts"
import { httpStoreListGateway } from "../../adapters/backend/store/HttpStoreGateway.ts"
import { createPageCache } from "../../application/navigation/createPageCache.ts"
import { loadPage } from "../../application/navigation/loadPage.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { Category } from "../../domain/catalog/Category.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { toStandardPage } from "../../domain/navigation/purchasePages.ts"
import type { CommandResult } from "../runtime/CommandResult.ts"
import { retryable } from "../runtime/retryable.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"
import { isDocumentPage, isListInStore, isRarePage } from "./base/isRarePage.ts"

/** The result for a page that only the web server loads: the document is requested instead. */
const DOCUMENT_ONLY: CommandResult<never> = {
  ok: false,
  error: { _tag: "CommandDefect", detail: "only the web server loads this page" },
}

/** Commands that load pages; pages of the catalogue are cached for a while. */
export function pageCommands(base: CommandBase) {
  const run = runWith(base, httpStoreListGateway, httpCatalogGateway, httpContentGateway, httpOrderGateway)
  const cache = createPageCache()
  const rarePages = retryable(async () => (await import("./rarePages.ts")).rarePageLoaders(base, cache))
  const read = async (
    address: PageAddress,
    options?: { readonly signal: AbortSignal },
  ): Promise<CommandResult<PageData>> => {
    if (isDocumentPage(address.page) || isListInStore(address.parameters)) return DOCUMENT_ONLY
    return isRarePage(address.page)
      ? (await rarePages())[address.page](address, options)
      : run(cache.cached(address, loadPage(address)), options)
  }
  return {
    /** `signal` cancels the load: pending requests are aborted and their results are not cached. */
    loadPage: async (
      address: PageAddress,
      options?: { readonly signal: AbortSignal },
    ): Promise<CommandResult<PageData>> => {
      const own = toStandardPage(address, base.scope.store.configuration)
      const result = await read(own, options)
      // The page keeps the address it was requested by.
      return result.ok && own.page !== address.page
        ? { ok: true, value: { ...result.value, address: { ...result.value.address, page: address.page } } }
        : result
    },
    /**
     * Calls `onCategories` with the category tree after each change of the store's sales, as long as the document
     * lives.
     */
    watchSales: async (shownSince: number, onCategories: (categories: readonly Category[]) => void) =>
      (await import("./base/watchSales.ts")).watchSalesCommand(base)(shownSince, (categories) => {
        cache.clear()
        onCategories(categories)
      }),
  }
}
