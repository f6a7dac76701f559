import type { createPageCache } from "../../application/navigation/createPageCache.ts"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpCustomerRecordGateway } from "../../adapters/backend/account/HttpCustomerRecordGateway.ts"
import { httpPasskeyGateway } from "../../adapters/backend/account/HttpPasskeyGateway.ts"
import { httpProfileGateway } from "../../adapters/backend/account/HttpProfileGateway.ts"
import { httpUserSessionGateway } from "../../adapters/backend/account/HttpUserSessionGateway.ts"
import { httpAddressGateway } from "../../adapters/backend/address/HttpAddressGateway.ts"
import { httpBookingGateway } from "../../adapters/backend/booking/HttpBookingGateway.ts"
import { httpCartDetailGateway } from "../../adapters/backend/cart/HttpCartDetailGateway.ts"
import { httpCaptchaGateway } from "../../adapters/backend/catalog/HttpCaptchaGateway.ts"
import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpStockNotificationGateway } from "../../adapters/backend/catalog/HttpStockNotificationGateway.ts"
import { httpCheckoutGateway } from "../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { httpContentGateway } from "../../adapters/backend/content/HttpContentGateway.ts"
import { httpGiftCardGateway } from "../../adapters/backend/gift-card/HttpGiftCardGateway.ts"
import { httpNewsletterGateway } from "../../adapters/backend/newsletter/HttpNewsletterGateway.ts"
import { httpOrderGateway } from "../../adapters/backend/order/HttpOrderGateway.ts"
import { httpOrderProgressGateway } from "../../adapters/backend/order/HttpOrderProgressGateway.ts"
import { httpRefundGateway } from "../../adapters/backend/returns/HttpRefundGateway.ts"
import { httpReturnGateway } from "../../adapters/backend/returns/HttpReturnGateway.ts"
import { httpReturnsServiceGateway } from "../../adapters/backend/returns/HttpReturnsServiceGateway.ts"
import { httpWithdrawalGateway } from "../../adapters/backend/returns/HttpWithdrawalGateway.ts"
import { httpStoreListGateway } from "../../adapters/backend/store/HttpStoreGateway.ts"
import { httpTeenGateway } from "../../adapters/backend/teen/HttpTeenGateway.ts"
import { httpWalletCardGateway } from "../../adapters/backend/wallet/HttpWalletCardGateway.ts"
import { httpWalletGateway } from "../../adapters/backend/wallet/HttpWalletGateway.ts"
import { httpSharedWishlistGateway } from "../../adapters/backend/wishlist/HttpSharedWishlistGateway.ts"
import { httpWishlistGateway } from "../../adapters/backend/wishlist/HttpWishlistGateway.ts"
import { loadAccountPageData } from "../../application/navigation/loadAccountPageData.ts"
import { loadGiftCardPage } from "../../application/navigation/loadGiftCardPage.ts"
import { loadOrderLookupPage, loadOrderPageData } from "../../application/navigation/loadOrderPages.ts"
import { loadNewsletterPage } from "../../application/navigation/loadNewsletterPage.ts"
import { loadPaymentPage } from "../../application/navigation/loadPaymentPage.ts"
import { loadRestockAlertPage } from "../../application/navigation/loadRestockAlertPage.ts"
import {
  loadReturnDetailPage,
  loadReturnListPage,
  loadReturnPage,
} from "../../application/navigation/loadReturnPages.ts"
import { loadWishlistsPage } from "../../application/navigation/loadWishlistsPage.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { CommandResult } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"
import type { RarePage } from "./base/isRarePage.ts"

/** The result for a guest: the document is requested instead, and the web server redirects to the login page. */
const REGISTERED_ONLY: CommandResult<never> = {
  ok: false,
  error: { _tag: "CommandDefect", detail: "registered shoppers only" },
}

function registeredOnly(result: CommandResult<PageData>): CommandResult<PageData> {
  return result.ok && result.value.content.content === "registeredOnly" ? REGISTERED_ONLY : result
}

type LoadPage = (address: PageAddress, options?: { readonly signal: AbortSignal }) => Promise<CommandResult<PageData>>

/** Loads rarely visited pages. Only the gift card page is public and cached; the others are personal or change. */
export function rarePageLoaders(
  base: CommandBase,
  { cached }: ReturnType<typeof createPageCache>,
): Readonly<Record<RarePage, LoadPage>> {
  const run = runWith(
    base,
    httpStoreListGateway,
    httpCatalogGateway,
    httpContentGateway,
    httpOrderGateway,
    httpOrderProgressGateway,
    httpRefundGateway,
    httpReturnGateway,
    httpReturnsServiceGateway,
    httpWithdrawalGateway,
    httpCustomerRecordGateway,
    httpAccountGateway,
    httpPasskeyGateway,
    httpProfileGateway,
    httpUserSessionGateway,
    httpAddressGateway,
    httpBookingGateway,
    httpCaptchaGateway,
    httpStockNotificationGateway,
    httpCheckoutGateway,
    httpGiftCardGateway,
    httpNewsletterGateway,
    httpTeenGateway,
    httpWalletCardGateway,
    httpWalletGateway,
    httpCartDetailGateway,
    httpWishlistGateway,
    httpSharedWishlistGateway,
  )
  const payment: LoadPage = (address, options) => run(loadPaymentPage(address), options)
  return {
    ItxAccountPage: async (address, options) => registeredOnly(await run(loadAccountPageData(address), options)),
    ItxWishlistPage: (address, options) => run(loadWishlistsPage(address), options),
    ItxReturnPage: (address, options) => run(loadReturnPage(address), options),
    ItxReturnListPage: async (address, options) => registeredOnly(await run(loadReturnListPage(address), options)),
    ItxReturnDetailPage: (address, options) => run(loadReturnDetailPage(address), options),
    ItxOrderPaymentPage: payment,
    ItxOrderRepaymentPage: payment,
    ItxStockNotificationPage: (address, options) => run(loadRestockAlertPage(address), options),
    ItxNewsletterPage: (address, options) => run(loadNewsletterPage(address), options),
    ItxOrderPage: (address, options) => run(loadOrderPageData(address), options),
    ItxOrderLookupPage: (address, options) => run(loadOrderLookupPage(address), options),
    GiftCards: (address, options) => run(cached(address, loadGiftCardPage(address)), options),
  }
}
