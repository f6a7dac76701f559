import { QueryClient } from "@tanstack/react-query"
import * as Duration from "effect/Duration"
import { ACCOUNT_PAGE } from "../../../application/account/AccountPage.ts"
import { RESTOCK_ALERT_PAGE } from "../../../application/catalog/RestockAlertPage.ts"
import { PAYMENT_PAGE, REPAYMENT_PAGE } from "../../../application/checkout/PaymentPage.ts"
import { GIFT_CARD_PAGE } from "../../../application/gift-card/GiftCardPage.ts"
import { loadPage } from "../../../application/navigation/loadPage.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import { REST_CACHE_TIME } from "../../../application/shared/constants.ts"
import { WISHLIST_PAGE } from "../../../application/wishlist/WishlistPage.ts"
import { browserPages } from "../../../adapters/composition/browserPages.ts"
import { toStandardPage } from "../../../domain/navigation/purchasePages.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CommandModules } from "../lazyCommands.ts"
import { retryable } from "../retryable.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands that load pages; pages of the catalogue are cached for a while. */
export function createPageCommands(scope: StoreContext, config: CoreConfig): CommandModules["pages"] {
  const { root } = createCartModule(scope, config)
  const pages = browserPages(root)
  const run = programRunner(pages.context)
  const personal = retryable(async () =>
    (await import("./createPersonalPageLoader.ts")).createPersonalPageLoader(pages),
  )
  const lists = retryable(async () => (await import("./createWishlistsPageLoader.ts")).createWishlistsPageLoader(pages))
  const notice = retryable(async () =>
    (await import("./createRestockAlertPageLoader.ts")).createRestockAlertPageLoader(pages),
  )
  const newsletter = retryable(async () =>
    (await import("./createNewsletterPageLoader.ts")).createNewsletterPageLoader(pages),
  )
  const giftCards = retryable(async () =>
    (await import("./createGiftCardPageLoader.ts")).createGiftCardPageLoader(pages),
  )
  const payment = retryable(async () => (await import("./createPaymentPageLoader.ts")).createPaymentPageLoader(pages))
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Duration.toMillis(REST_CACHE_TIME) } } })
  const readPage: CommandModules["pages"]["loadPage"] = async (address, options) => {
    if (address.page === ACCOUNT_PAGE) return (await personal())(address, options)
    if (address.page === WISHLIST_PAGE) return (await lists())(address, options)
    if (address.page === PAYMENT_PAGE || address.page === REPAYMENT_PAGE) return (await payment())(address, options)
    if (address.page === RESTOCK_ALERT_PAGE) return (await notice())(address, options)
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
      const own = toStandardPage(address, scope.store.configuration)
      const result = await readPage(own, options)
      // The page keeps the address it was requested by.
      return result.ok && own.page !== address.page
        ? { ok: true, value: { ...result.value, address: { ...result.value.address, page: address.page } } }
        : result
    },
    browsing: retryable(async () => (await import("./createBrowseCommands.ts")).createBrowseCommands(pages)),
    watchSales: async (shownSince, onCategories) => {
      const { createSalesFollower } = await import("./createSalesFollower.ts")
      await createSalesFollower(pages)(shownSince, (categories) => {
        queries.clear()
        onCategories(categories)
      })
    },
  }
}
