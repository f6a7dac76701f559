/** A part of a template: fixed text, a parameter, or an optional part. */
export type TemplateSegment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string }
  | { readonly kind: "optional"; readonly parts: readonly TemplateSegment[] }

/**
 * Address of each named page. `{…}` is a parameter, `[…]` is optional (S2.8).
 *
 * Order matters for parsing: the first matching template wins.
 */
const TEMPLATES = {
  ItxWorldWidePage: "/",
  ItxHomePage: "/{storeId}/[{langId}/]",
  ItxShopCartPage: "/{storeId}/[{langId}/]cart",
  ItxWishlistPage: "/{storeId}/[{langId}/]wishlist",
  ItxOrderCheckoutPage: "/{storeId}/[{langId}/]checkout",
  ItxPurchaseTunnelPage: "/{storeId}/[{langId}/]purchase",
  ItxOrderPaymentPage: "/{storeId}/[{langId}/]payment",
  ItxOrderRepaymentPage: "/{storeId}/[{langId}/]repayment",
  ItxOrderConfirmationPage: "/{storeId}/[{langId}/]confirmation",
  ItxSessionExpiredPage: "/{storeId}/[{langId}/]session-expired",
  ItxSmartWaitingRoomPage: "/{storeId}/[{langId}/]waiting-room",
  ItxQuickOrderPage: "/{storeId}/[{langId}/]quick-order",
  ItxLoginPage: "/{storeId}/[{langId}/]login",
  ItxRegisterPage: "/{storeId}/[{langId}/]register",
  ItxResetPasswordPage: "/{storeId}/[{langId}/]reset-password",
  ItxStockNotificationPage: "/{storeId}/[{langId}/]stock-notification",
  ItxNewsletterPage: "/{storeId}/[{langId}/]newsletter[/{step}]",
  ItxReturnListPage: "/{storeId}/[{langId}/]account/returns",
  ItxAccountPage: "/{storeId}/[{langId}/]account[/{section}]",
  ItxOrderLookupPage: "/{storeId}/[{langId}/]orders",
  ItxReturnPage: "/{storeId}/[{langId}/]orders/{orderId}/return",
  ItxReturnDetailPage: "/{storeId}/[{langId}/]orders/{orderId}/returns[/{returnId}]",
  ItxOrderPage: "/{storeId}/[{langId}/]orders/{orderId}",
  ItxWithdrawalPage: "/{storeId}/[{langId}/]withdrawal",
  ItxContactPage: "/{storeId}/[{langId}/]contact",
  ItxClaimPage: "/{storeId}/[{langId}/]claims",
  ItxHelpPage: "/{storeId}/[{langId}/]help[/{article}]",
  ItxLegalPage: "/{storeId}/[{langId}/]legal/{document}",
  ItxCookiesPage: "/{storeId}/[{langId}/]cookies",
  ItxSearchPage: "/{storeId}/[{langId}/]search[/{keyWord}]",
  ItxStoreLocatorPage: "/{storeId}/[{langId}/]stores",
  ItxStoreDetailPage: "/{storeId}/[{langId}/]stores/{storeUrl}-s{physicalStoreId}",
  ItxStoreGroupingPage: "/{storeId}/[{langId}/]stores/{groupingUrl}-g{groupingId}",
  ItxStoreCityPage: "/{storeId}/[{langId}/]stores/{countryCode}/{cityUrl}-c{cityId}",
  ItxStoreCountryPage: "/{storeId}/[{langId}/]stores/{countryCode}",
  ItxProductPage: "/{storeId}/[{langId}/][{catalogId}/]{productUrl}-l{mfname}",
  ItxCategoryPage: "/{storeId}/[{langId}/][{catalogId}/]{categoryUrl}-n{seoId}",
} as const

/** Pages with a template of their own. */
export type NamedPage = keyof typeof TEMPLATES

/** Template of all other pages, with the name in lower case with dashes. */
const OTHER_PAGES = "/{storeId}/[{langId}/]{pageName}"

export const SEO_TEMPLATES: ReadonlyMap<string, readonly TemplateSegment[]> = new Map(
  Object.entries(TEMPLATES).map(([page, template]) => [page, parseTemplate(template)]),
)

export const OTHER_PAGE_TEMPLATE: readonly TemplateSegment[] = parseTemplate(OTHER_PAGES)

/** Returns the parts of a template. Brackets do not nest. */
export function parseTemplate(template: string): readonly TemplateSegment[] {
  return [...template.matchAll(/\[([^[\]]*)\]|\{(\w+)\}|([^[{]+)/g)].map(([, optional, name, text]) => {
    if (optional !== undefined) return { kind: "optional", parts: parseTemplate(optional) }
    return name === undefined ? { kind: "text", text: text ?? "" } : { kind: "parameter", name }
  })
}

/** Patterns of path parameters with a special form; others are a whole segment or the part before a suffix. */
export const PARAMETER_PATTERNS: Readonly<Record<string, string>> = {
  storeId: "[0-9]{8}",
  langId: "-?[0-9]{1,3}",
  catalogId: "[0-9]{4,12}",
  seoId: "[0-9]{1,19}",
  mfname: "[0-9]{1,19}",
  orderId: "[0-9]{1,19}",
  physicalStoreId: "[0-9]{1,20}",
  cityId: "[0-9]{1,20}",
  groupingId: "[0-9]{1,20}",
  countryCode: "[a-z]{2}",
}

const WHOLE_PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(PARAMETER_PATTERNS).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`)]),
)

/** Names with a field of their own in a `PageAddress` of a store; never in its parameters. */
export const RESERVED_PARAMETERS: readonly string[] = ["storeId", "langId", "catalogId", "pageName"]

/**
 * Whether a value can be in the path. A segment of one or two dots cannot: URL parsers resolve it as a relative path,
 * however it is encoded.
 */
export function fitsPath(name: string, value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "." || value === "..") return false
  return WHOLE_PATTERNS.get(name)?.test(value) ?? true
}
