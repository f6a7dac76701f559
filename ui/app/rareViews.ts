import type { PageView } from "./PageView.ts"

/** The pages that a visit seldom comes to. */
const LAZY_VIEWS: Readonly<Record<string, () => Promise<PageView>>> = {
  confirmation: async () => (await import("./views/ConfirmationPage.tsx")).ConfirmationPage,
  payment: async () => (await import("./views/PaymentPage.tsx")).PaymentPage,
  bundle: async () => (await import("./views/BundlePage.tsx")).BundlePage,
  entry: async () => (await import("./views/SignInPage.tsx")).SignInPage,
  account: async () => (await import("./views/AccountPage.tsx")).AccountPage,
  wishlist: async () => (await import("./views/WishlistPage.tsx")).WishlistPage,
  notice: async () => (await import("./views/RestockAlertPage.tsx")).RestockAlertPage,
  newsletter: async () => (await import("./views/NewsletterPage.tsx")).NewsletterPage,
  giftCard: async () => (await import("./views/GiftCardPage.tsx")).GiftCardPage,
  waiting: async () => (await import("./views/WaitingRoomPage.tsx")).WaitingRoomPage,
  sessionExpired: async () => (await import("./views/SessionExpiredPage.tsx")).SessionExpiredPage,
  pageError: async () => (await import("./views/ErrorPage.tsx")).ErrorPage,
}

/**
 * The view of a rare kind of page. Fails for `registeredOnly`, with which only the web server answers, and when it
 * cannot be fetched.
 */
export async function lazyView(kind: string): Promise<PageView> {
  const view = LAZY_VIEWS[kind]
  if (view === undefined) throw new Error(`a page of kind ${kind} is not drawn here`)
  return view()
}
