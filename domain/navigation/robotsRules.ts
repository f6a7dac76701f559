import { SEO_TEMPLATES } from "./seoTemplates.ts"
import type { Sites } from "./Site.ts"

/** Crawler access rules of the storefront, for the lines of a robots.txt after its user agent. */
export interface RobotsOptions {
  readonly sites: Sites
  /** A test deployment: nothing may be crawled. */
  readonly isStage: boolean
  /**
   * Paths that belong to no page: APIs and other endpoints of this server. A trailing slash covers all paths below it.
   */
  readonly programPaths: readonly string[]
  /** Absolute address of the sitemap. */
  readonly sitemap: string
}

/** Personal pages, and pages that link to them. */
const PRIVATE_PAGES = [
  "ItxShopCartPage",
  "ItxWishlistPage",
  "ItxOrderCheckoutPage",
  "ItxPurchaseTunnelPage",
  "ItxOrderPaymentPage",
  "ItxOrderRepaymentPage",
  "ItxOrderConfirmationPage",
  "ItxSessionExpiredPage",
  "ItxSmartWaitingRoomPage",
  "ItxLoginPage",
  "ItxRegisterPage",
  "ItxResetPasswordPage",
  "ItxStockNotificationPage",
  "ItxNewsletterPage",
  "ItxAccountPage",
  "ItxOrderLookupPage",
  "ItxWithdrawalPage",
  "ItxContactPage",
  "ItxClaimPage",
]
/** List parameters, which create duplicate addresses of the same products. */
const LIST_PARAMETERS = ["order", "priceMin", "priceMax", "colFilter", "sizeFilter", "catFilter", "physicalStoreId"]

/**
 * Returns the text of a robots.txt (RFC 9309). Private pages are matched to the end of the path, so that a category
 * called *cartography* is not taken for the cart; filtered, sorted and search lists are not crawled.
 */
export function robotsRules({ sites, isStage, programPaths, sitemap }: RobotsOptions): string {
  if (isStage) return lines(["User-agent: *", "Disallow: /"])
  const prefixes = [...new Set([sites.desktop.prefix, ...(sites.mobile === undefined ? [] : [sites.mobile.prefix])])]
  const pages = prefixes.flatMap((prefix) =>
    PRIVATE_PAGES.flatMap(pathWordOf).flatMap((word) => ["$", "?", "/"].map((end) => `${prefix}/*/${word}${end}`)),
  )
  const lists = LIST_PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])
  return lines([
    "User-agent: *",
    ...[...pages, ...lists, ...programPaths].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${sitemap}`,
  ])
}

/** Returns the last path segment of a page's address. */
function pathWordOf(page: string): readonly string[] {
  const text = SEO_TEMPLATES.get(page)?.findLast((part) => part.kind === "text")
  return text?.kind === "text" && text.text !== "/" ? [text.text] : []
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`
}
