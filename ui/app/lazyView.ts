import type { PageView } from "./PageView.ts"

/** Views of rarely visited pages. */
const LAZY_VIEWS: Readonly<Record<string, () => Promise<PageView>>> = {
  confirmation: async () => (await import("./views/ConfirmationPage.tsx")).ConfirmationPage,
  order: async () => (await import("./views/OrderPage.tsx")).OrderPage,
  orderLookup: async () => (await import("./views/OrderLookupPage.tsx")).OrderLookupPage,
  payment: async () => (await import("./views/PaymentPage.tsx")).PaymentPage,
  bundle: async () => (await import("./views/BundlePage.tsx")).BundlePage,
  entry: async () => (await import("./views/SignInPage.tsx")).SignInPage,
  account: async () => (await import("./views/AccountPage.tsx")).AccountPage,
  wishlist: async () => (await import("./views/WishlistPage.tsx")).WishlistPage,
  notice: async () => (await import("./views/RestockAlertPage.tsx")).RestockAlertPage,
  newsletter: async () => (await import("./views/NewsletterPage.tsx")).NewsletterPage,
  quickOrder: async () => (await import("./views/QuickOrderPage.tsx")).QuickOrderPage,
  giftCard: async () => (await import("./views/GiftCardPage.tsx")).GiftCardPage,
  cookies: async () => (await import("./views/LegalPage.tsx")).CookiesPage,
  help: async () => (await import("./views/HelpPage.tsx")).HelpPage,
  legal: async () => (await import("./views/LegalPage.tsx")).LegalPage,
  storeLocator: async () => (await import("./views/stores/StorePages.tsx")).StoreLocatorPage,
  storeDetail: async () => (await import("./views/stores/StorePages.tsx")).StoreDetailPage,
  storeList: async () => (await import("./views/stores/StorePages.tsx")).StoreListPage,
  withdrawal: async () => (await import("./views/WithdrawalPage.tsx")).WithdrawalPage,
  contact: async () => (await import("./views/customer-service/ContactPage.tsx")).ContactPage,
  claim: async () => (await import("./views/customer-service/ClaimPage.tsx")).ClaimPage,
  return: async () => (await import("./views/ReturnPage.tsx")).ReturnPage,
  returnList: async () => (await import("./views/ReturnListPage.tsx")).ReturnListPage,
  orderReturns: async () => (await import("./views/ReturnListPage.tsx")).OrderReturnsPage,
  returnDetail: async () => (await import("./views/ReturnDetailPage.tsx")).ReturnDetailPage,
  waiting: async () => (await import("./views/WaitingRoomPage.tsx")).WaitingRoomPage,
  sessionExpired: async () => (await import("./views/SessionExpiredPage.tsx")).SessionExpiredPage,
  pageError: async () => (await import("./views/ErrorPage.tsx")).ErrorPage,
}

/**
 * The view of a rare page kind. Fails for `registeredOnly`, which only the web server renders, and when the script
 * cannot be fetched.
 */
export async function lazyView(kind: string): Promise<PageView> {
  const view = LAZY_VIEWS[kind]
  if (view === undefined) throw new Error(`no view for page kind ${kind}`)
  return view()
}
