/** One piece of a template: fixed text, a parameter, or a part that may be left out. */
export type TemplateSegment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string }
  | { readonly kind: "optional"; readonly parts: readonly TemplateSegment[] }

/**
 * The address of each named page. `{…}` is a parameter, `[…]` may be left out (specification, section 2).
 *
 * Order matters when an address is read: the first template that fits wins.
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
  ItxLoginPage: "/{storeId}/[{langId}/]login",
  ItxRegisterPage: "/{storeId}/[{langId}/]register",
  ItxResetPasswordPage: "/{storeId}/[{langId}/]reset-password",
  ItxStockNotificationPage: "/{storeId}/[{langId}/]stock-notification",
  ItxNewsletterPage: "/{storeId}/[{langId}/]newsletter",
  ItxAccountPage: "/{storeId}/[{langId}/]account[/{section}]",
  ItxSearchPage: "/{storeId}/[{langId}/]search[/{keyWord}]",
  ItxProductPage: "/{storeId}/[{langId}/][{catalogId}/]{productUrl}-l{mfname}",
  ItxCategoryPage: "/{storeId}/[{langId}/][{catalogId}/]{categoryUrl}-n{seoId}",
} as const

/** The pages that have a template of their own. */
export type NamedPage = keyof typeof TEMPLATES

/** The template of every other page, before its name in lower case with dashes. */
const OTHER_PAGES = "/{storeId}/[{langId}/]{pageName}"

export const SEO_TEMPLATES: ReadonlyMap<string, readonly TemplateSegment[]> = new Map(
  Object.entries(TEMPLATES).map(([page, template]) => [page, parseTemplate(template)]),
)

export const OTHER_PAGE_TEMPLATE: readonly TemplateSegment[] = parseTemplate(OTHER_PAGES)

/** The parts of a template. Brackets do not nest. */
export function parseTemplate(template: string): readonly TemplateSegment[] {
  return [...template.matchAll(/\[([^[\]]*)\]|\{(\w+)\}|([^[{]+)/g)].map(([, optional, name, text]) => {
    if (optional !== undefined) return { kind: "optional", parts: parseTemplate(optional) }
    return name === undefined ? { kind: "text", text: text ?? "" } : { kind: "parameter", name }
  })
}

/**
 * What path parameters with a form of their own look like; every other one is a whole segment or the part before a
 * suffix.
 */
export const PARAMETER_PATTERNS: Readonly<Record<string, string>> = {
  storeId: "[0-9]{8}",
  langId: "-?[0-9]{1,3}",
  catalogId: "[0-9]{4,12}",
  seoId: "[0-9]{1,19}",
  mfname: "[0-9]{1,19}",
}

const WHOLE_PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(PARAMETER_PATTERNS).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`)]),
)

/** Names with a place of their own in a `PageAddress` of a store: never among its parameters. */
export const RESERVED_PARAMETERS: readonly string[] = ["storeId", "langId", "catalogId", "pageName"]

/**
 * Whether a value can stand in the path. A segment of one or two dots cannot: every URL parser takes it for a step in
 * the path, however it is encoded.
 */
export function fitsPath(name: string, value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "." || value === "..") return false
  return WHOLE_PATTERNS.get(name)?.test(value) ?? true
}
