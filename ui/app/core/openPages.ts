import { QueryClient } from "@tanstack/react-query"
import * as Duration from "effect/Duration"
import { ACCOUNT_PAGE } from "../../../application/account/AccountPage.ts"
import { NOTICE_PAGE } from "../../../application/catalog/NoticePage.ts"
import { PAYMENT_PAGE, REPAYMENT_PAGE } from "../../../application/checkout/PaymentPage.ts"
import { GIFT_CARD_PAGE } from "../../../application/gift-card/GiftCardPage.ts"
import { loadPage } from "../../../application/navigation/loadPage.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import { REST_CACHE_TIME } from "../../../application/shared/constants.ts"
import { WISHLIST_PAGE } from "../../../application/wishlist/WishlistPage.ts"
import { browserPages } from "../../../adapters/composition/browserPages.ts"
import { asOwnPage } from "../../../domain/navigation/purchasePages.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"
import { retryable } from "../retryable.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that reads pages, and remembers those of the catalogue for a while. */
export function openPages(scope: CoreScope, surroundings: CoreSurroundings): CoreParts["pages"] {
  const { root } = openCart(scope, surroundings)
  const pages = browserPages(root)
  const run = programRunner(pages.context)
  const personal = retryable(async () => (await import("./openPersonalPages.ts")).openPersonalPages(pages))
  const lists = retryable(async () => (await import("./openListsPage.ts")).openListsPage(pages))
  const notice = retryable(async () => (await import("./openNoticePage.ts")).openNoticePage(pages))
  const newsletter = retryable(async () => (await import("./openNewsletterPage.ts")).openNewsletterPage(pages))
  const giftCards = retryable(async () => (await import("./openGiftCardPage.ts")).openGiftCardPage(pages))
  const payment = retryable(async () => (await import("./openPaymentPage.ts")).openPaymentPage(pages))
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Duration.toMillis(REST_CACHE_TIME) } } })
  const readPage: CoreParts["pages"]["loadPage"] = async (address, options) => {
    if (address.page === ACCOUNT_PAGE) return (await personal())(address, options)
    if (address.page === WISHLIST_PAGE) return (await lists())(address, options)
    if (address.page === PAYMENT_PAGE || address.page === REPAYMENT_PAGE) return (await payment())(address, options)
    if (address.page === NOTICE_PAGE) return (await notice())(address, options)
    if (address.page === NEWSLETTER_PAGE) return (await newsletter())(address, options)
    const queryKey = ["page", address] as const
    const known = queries.getQueryData<PageData>(queryKey)
    const isFresh =
      queries.getQueryCache().find({ queryKey })?.isStaleByTime(Duration.toMillis(REST_CACHE_TIME)) === false
    if (known !== undefined && isFresh) return { ok: true, value: known }
    const result =
      address.page === GIFT_CARD_PAGE
        ? await (
            await giftCards()
          )(address, options)
        : await run(loadPage(address), options)
    if (result.ok && isPublicPage(result.value) && !hasSecret(address)) queries.setQueryData(queryKey, result.value)
    return result
  }
  return {
    loadPage: async (address, options) => {
      const own = asOwnPage(address, scope.store.configuration)
      const result = await readPage(own, options)
      // It is shown under the name that it was asked for by.
      return result.ok && own.page !== address.page
        ? { ok: true, value: { ...result.value, address: { ...result.value.address, page: address.page } } }
        : result
    },
    browsing: retryable(async () => (await import("./openBrowsing.ts")).openBrowsing(pages)),
    followSales: async (shownSince, onCategories) => {
      const { openSales } = await import("./openSales.ts")
      await openSales(pages)(shownSince, (categories) => {
        queries.clear()
        onCategories(categories)
      })
    },
  }
}
