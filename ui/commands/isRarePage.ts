import { ACCOUNT_PAGE } from "../../application/account/AccountPage.ts"
import { RESTOCK_ALERT_PAGE } from "../../application/catalog/restock/RestockAlertPage.ts"
import { PAYMENT_PAGE, REPAYMENT_PAGE } from "../../application/checkout/PaymentPage.ts"
import { GIFT_CARD_PAGE } from "../../application/gift-card/GiftCardPage.ts"
import { NEWSLETTER_PAGE } from "../../application/newsletter/NewsletterPage.ts"
import { WISHLIST_PAGE } from "../../application/wishlist/WishlistPage.ts"

const NAMES = [
  ACCOUNT_PAGE,
  WISHLIST_PAGE,
  PAYMENT_PAGE,
  REPAYMENT_PAGE,
  RESTOCK_ALERT_PAGE,
  NEWSLETTER_PAGE,
  GIFT_CARD_PAGE,
] as const

/** A page whose loader is fetched with the first of them. */
export type RarePage = (typeof NAMES)[number]

export function isRarePage(page: string): page is RarePage {
  return NAMES.some((name) => name === page)
}
