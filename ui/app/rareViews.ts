import type { PageView } from "./PageView.ts"

/** The pages that a visit seldom comes to. */
const RARE_VIEWS: Readonly<Record<string, () => Promise<PageView>>> = {
  confirmation: async () => (await import("./views/ConfirmationPage.tsx")).ConfirmationPage,
  payment: async () => (await import("./views/PaymentPage.tsx")).PaymentPage,
  bundle: async () => (await import("./views/BundlePage.tsx")).BundlePage,
  entry: async () => (await import("./views/EntryPage.tsx")).EntryPage,
  account: async () => (await import("./views/AccountPage.tsx")).AccountPage,
  wishlist: async () => (await import("./views/WishlistPage.tsx")).WishlistPage,
  notice: async () => (await import("./views/NoticePage.tsx")).NoticePage,
  newsletter: async () => (await import("./views/NewsletterPage.tsx")).NewsletterPage,
  giftCard: async () => (await import("./views/GiftCardPage.tsx")).GiftCardPage,
  waiting: async () => (await import("./views/WaitingRoomPage.tsx")).WaitingRoomPage,
  sessionExpired: async () => (await import("./views/SessionExpiredPage.tsx")).SessionExpiredPage,
  trouble: async () => (await import("./views/TroublePage.tsx")).TroublePage,
}

/**
 * The view of a rare kind of page. Fails for `registeredOnly`, with which only the web server answers, and when it
 * cannot be fetched.
 */
export async function rareView(kind: string): Promise<PageView> {
  const view = RARE_VIEWS[kind]
  if (view === undefined) throw new Error(`a page of kind ${kind} is not drawn here`)
  return view()
}
