/** One piece of a template: fixed text, a parameter, or a part that may be left out. */
export type TemplatePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string }
  | { readonly kind: "optional"; readonly parts: readonly TemplatePart[] }

/**
 * The address of each named page. `{…}` is a parameter, `[…]` may be left out (specification, section 2).
 *
 * Order matters when an address is read: the first template that fits wins.
 */
const TEMPLATES = {
  ItxWorldWidePage: "/",
  ItxHomePage: "/{storeId}/[{langId}/]",
  ItxShopCartPage: "/{storeId}/[{langId}/]cart",
  ItxOrderCheckoutPage: "/{storeId}/[{langId}/]checkout",
  ItxPurchaseTunnelPage: "/{storeId}/[{langId}/]purchase",
  ItxOrderPaymentPage: "/{storeId}/[{langId}/]payment",
  ItxOrderRepaymentPage: "/{storeId}/[{langId}/]repayment",
  ItxOrderConfirmationPage: "/{storeId}/[{langId}/]confirmation",
  ItxSessionExpiredPage: "/{storeId}/[{langId}/]session-expired",
  ItxSmartWaitingRoomPage: "/{storeId}/[{langId}/]waiting-room",
  ItxSearchPage: "/{storeId}/[{langId}/]search[/{keyWord}]",
  ItxProductPage: "/{storeId}/[{langId}/][{catalogId}/]{productUrl}-l{mfname}",
  ItxCategoryPage: "/{storeId}/[{langId}/][{catalogId}/]{categoryUrl}-n{seoId}",
} as const

/** The pages that have a template of their own. */
export type NamedPage = keyof typeof TEMPLATES

/** The template of every other page, before its name in lower case with dashes. */
const OTHER_PAGES = "/{storeId}/[{langId}/]{pageName}"

export const SEO_TEMPLATES: ReadonlyMap<string, readonly TemplatePart[]> = new Map(
  Object.entries(TEMPLATES).map(([page, template]) => [page, parseTemplate(template)]),
)

export const OTHER_PAGE_TEMPLATE: readonly TemplatePart[] = parseTemplate(OTHER_PAGES)

/** The parts of a template. Brackets do not nest. */
export function parseTemplate(template: string): readonly TemplatePart[] {
  return [...template.matchAll(/\[([^\]]*)\]|\{(\w+)\}|([^[{]+)/g)].map(([, optional, name, text]) => {
    if (optional !== undefined) return { kind: "optional", parts: parseTemplate(optional) }
    return name === undefined ? { kind: "text", text: text ?? "" } : { kind: "parameter", name }
  })
}
