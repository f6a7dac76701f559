import { SEO_TEMPLATES } from "./seoTemplates.ts"
import type { Sites } from "./Site.ts"

/** What robots may read of the shop, as lines of a robots.txt after its user agent. */
export interface RobotsOptions {
  readonly sites: Sites
  /** A shop that is only tried out: nothing of it is to be found. */
  readonly isStage: boolean
  /**
   * Paths that belong to no page: those of programs, and of whatever else this server has. A path with a slash at its
   * end stands for all below it.
   */
  readonly programPaths: readonly string[]
  /** The whole address of the list of what is to be found. */
  readonly sitemap: string
}

/** Pages that are one shopper's, or lead to one. */
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
]
/** Ways of looking at a list: each would be another address of the same products. */
const LIST_PARAMETERS = ["order", "priceMin", "priceMax", "colFilter", "sizeFilter", "catFilter"]

/**
 * The text of a robots.txt (RFC 9309). A private page is named with its end, so that a category called *cartography* is
 * not taken for the cart; filtered and sorted lists, also those of a search, are left to shoppers.
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

/** The word that a page's address ends in. */
function pathWordOf(page: string): readonly string[] {
  const text = SEO_TEMPLATES.get(page)?.findLast((part) => part.kind === "text")
  return text?.kind === "text" && text.text !== "/" ? [text.text] : []
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`
}
