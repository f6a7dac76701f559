import type { PageKind } from "./loadView.ts"

/**
 * The module of each view, from the root of the source: under this name the build lists its files. Only for the
 * server, which links the style sheets of a page before its scripts are fetched.
 */
export const VIEW_MODULES: { readonly [K in PageKind]?: string } = {
  stores: "ui/app/views/stores/StoresPage.tsx",
  home: "ui/app/views/HomePage.tsx",
  category: "ui/app/views/CategoryPage.tsx",
  product: "ui/app/views/ProductPage.tsx",
  bundle: "ui/app/views/BundlePage.tsx",
  search: "ui/app/views/SearchPage.tsx",
  cart: "ui/app/views/CartPage.tsx",
  checkout: "ui/app/views/CheckoutPage.tsx",
  confirmation: "ui/app/views/ConfirmationPage.tsx",
  order: "ui/app/views/OrderPage.tsx",
  orderLookup: "ui/app/views/OrderLookupPage.tsx",
  payment: "ui/app/views/PaymentPage.tsx",
  entry: "ui/app/views/SignInPage.tsx",
  account: "ui/app/views/AccountPage.tsx",
  wishlist: "ui/app/views/WishlistPage.tsx",
  notice: "ui/app/views/RestockAlertPage.tsx",
  newsletter: "ui/app/views/NewsletterPage.tsx",
  giftCard: "ui/app/views/GiftCardPage.tsx",
  cookies: "ui/app/views/LegalPage.tsx",
  help: "ui/app/views/HelpPage.tsx",
  legal: "ui/app/views/LegalPage.tsx",
  storeLocator: "ui/app/views/stores/StorePages.tsx",
  storeDetail: "ui/app/views/stores/StorePages.tsx",
  storeList: "ui/app/views/stores/StorePages.tsx",
  withdrawal: "ui/app/views/WithdrawalPage.tsx",
  contact: "ui/app/views/ContactPage.tsx",
  claim: "ui/app/views/ClaimPage.tsx",
  return: "ui/app/views/ReturnPage.tsx",
  returnList: "ui/app/views/ReturnListPage.tsx",
  orderReturns: "ui/app/views/ReturnListPage.tsx",
  returnDetail: "ui/app/views/ReturnDetailPage.tsx",
  waiting: "ui/app/views/WaitingRoomPage.tsx",
  sessionExpired: "ui/app/views/SessionExpiredPage.tsx",
  pageError: "ui/app/views/ErrorPage.tsx",
}
