import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpContentGateway } from "../../adapters/backend/content/HttpContentGateway.ts"
import { httpOrderGateway } from "../../adapters/backend/order/HttpOrderGateway.ts"
import { httpOrderProgressGateway } from "../../adapters/backend/order/HttpOrderProgressGateway.ts"
import { httpRefundGateway } from "../../adapters/backend/returns/HttpRefundGateway.ts"
import { httpReturnGateway } from "../../adapters/backend/returns/HttpReturnGateway.ts"
import { httpReturnsServiceGateway } from "../../adapters/backend/returns/HttpReturnsServiceGateway.ts"
import { httpStoreListGateway } from "../../adapters/backend/store/HttpStoreGateway.ts"
import {
  loadReturnDetailPage,
  loadReturnListPage,
  loadReturnPage,
} from "../../application/navigation/loadReturnPages.ts"
import { RETURN_DETAIL_PAGE, RETURN_LIST_PAGE } from "../../application/returns/ReturnPages.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Loads the pages of returns. */
export function returnPageLoader(base: CommandBase) {
  const run = runWith(
    base,
    httpStoreListGateway,
    httpAccountGateway,
    httpCatalogGateway,
    httpContentGateway,
    httpOrderGateway,
    httpOrderProgressGateway,
    httpRefundGateway,
    httpReturnGateway,
    httpReturnsServiceGateway,
  )
  return (address: PageAddress, options?: { readonly signal: AbortSignal }) => {
    switch (address.page) {
      case RETURN_LIST_PAGE:
        return run(loadReturnListPage(address), options)
      case RETURN_DETAIL_PAGE:
        return run(loadReturnDetailPage(address), options)
      default:
        return run(loadReturnPage(address), options)
    }
  }
}
