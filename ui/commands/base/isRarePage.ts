import { ACCOUNT_PAGE } from "../../../application/account/AccountPage.ts"
import { RESTOCK_ALERT_PAGE } from "../../../application/catalog/restock/RestockAlertPage.ts"
import { PAYMENT_PAGE, REPAYMENT_PAGE } from "../../../application/checkout/PaymentPage.ts"
import { GIFT_CARD_PAGE } from "../../../application/gift-card/GiftCardPage.ts"
import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import { ORDER_LOOKUP_PAGE } from "../../../application/navigation/OrderLookupPage.ts"
import { ORDER_PAGE } from "../../../application/order/OrderPageData.ts"
import { RETURN_DETAIL_PAGE, RETURN_LIST_PAGE, RETURN_PAGE } from "../../../application/returns/ReturnPages.ts"
import { WISHLIST_PAGE } from "../../../application/wishlist/WishlistPage.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"

const NAMES = [
  ACCOUNT_PAGE,
  WISHLIST_PAGE,
  PAYMENT_PAGE,
  REPAYMENT_PAGE,
  RESTOCK_ALERT_PAGE,
  NEWSLETTER_PAGE,
  GIFT_CARD_PAGE,
  ORDER_PAGE,
  ORDER_LOOKUP_PAGE,
  RETURN_PAGE,
  RETURN_LIST_PAGE,
  RETURN_DETAIL_PAGE,
] as const

/** A page whose loader is fetched with the first of them. */
export type RarePage = (typeof NAMES)[number]

export function isRarePage(page: string): page is RarePage {
  return NAMES.some((name) => name === page)
}

const SERVICE_PAGES = "Help|Legal|Cookies|Withdrawal|Contact|Claim|QuickOrder"
const DOCUMENT_PAGES = new RegExp(`^Itx(?:${SERVICE_PAGES}|Store(?:Locator|Detail|Country|City|Grouping))Page$`)

/**
 * Whether only the web server loads a page: help, legal texts, cookie settings, customer service, physical stores,
 * and the quick order.
 * It reads a guest's token from a cookie out of reach of scripts, and the page's forms are posted.
 */
export function isDocumentPage(page: string): boolean {
  return DOCUMENT_PAGES.test(page)
}

/** Whether a list is restricted to a physical store: the web server reads its stock, and caches the list. */
export function isListInStore({ physicalStoreId }: PageAddress["parameters"]): boolean {
  return physicalStoreId !== undefined
}
