import { httpProfileGateway } from "../../../adapters/backend/account/HttpProfileGateway.ts"
import { httpCatalogGateway } from "../../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpContentGateway } from "../../../adapters/backend/content/HttpContentGateway.ts"
import { httpOrderGateway } from "../../../adapters/backend/order/HttpOrderGateway.ts"
import { httpStoreListGateway } from "../../../adapters/backend/store/HttpStoreGateway.ts"
import { watchSales } from "../../../application/navigation/watchSales.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

/** Watches the store's sales. Part of the page commands, loaded on first use. */
export function watchSalesCommand(base: CommandBase) {
  const run = runWith(
    base,
    httpStoreListGateway,
    httpCatalogGateway,
    httpContentGateway,
    httpOrderGateway,
    httpProfileGateway,
  )
  return (shownSince: number, onCategories: (categories: readonly Category[]) => void) =>
    run(watchSales(shownSince, onCategories))
}
