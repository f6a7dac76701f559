import { randomBytes } from "node:crypto"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { Visit, VisitSettings } from "../../domain/navigation/resolveVisit.ts"
import { toStandardPage } from "../../domain/navigation/purchasePages.ts"
import {
  addressOnOrigin,
  defaultsOn,
  LANGUAGE_CHOICE,
  resolveVisit,
  SITE_CHOICE,
} from "../../domain/navigation/resolveVisit.ts"
import { hasSecret } from "../../domain/navigation/secretParameters.ts"
import { SEO_TEMPLATES } from "../../domain/navigation/seoTemplates.ts"
import type { SiteKind, Sites } from "../../domain/navigation/Site.ts"
import { isSamePath } from "../../domain/navigation/siteAddress.ts"
import { requestedLanguage, visitorLanguages } from "../../domain/navigation/visitorLanguages.ts"
import { BackendError } from "../../application/shared/BackendError.ts"
import { errorContent } from "../../application/navigation/loadPage.ts"
import { PAYMENT_PAGE } from "../../application/checkout/PaymentPage.ts"
import { addressAfterPayment } from "../../application/checkout/addressAfterPayment.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { BuiltAssets } from "../../ui/app/PageAssets.ts"
import { renderPage } from "../../ui/app/entryServer.tsx"
import { captchaSource } from "./captchaSource.ts"
import { fraudSource } from "./fraudSource.ts"
import { documentSite } from "./documentSite.ts"
import type { AlternatePages } from "./seo/alternatePages.ts"
import { redirectTemporary, redirectPermanent, PRIVATE_CACHE } from "./redirects.ts"
import { paymentSources } from "./paymentSources.ts"
import { loginPageFor } from "./loginPageFor.ts"
import { pageScope } from "./pageScope.ts"
import type { PageBudget } from "./PageBudget.ts"
import type { PageStream, RenderedPages } from "./RenderedPages.ts"
import type { RequestCookies } from "./RequestCookies.ts"
import { pageSecurityHeaders } from "./securityHeaders.ts"
import type { LoadedPage, ShopPrograms } from "./ShopPrograms.ts"
import { trustedTypes } from "./trustedTypes.ts"

/** What pages are made from. */
export interface PagesOptions {
  /** Within the page's time. */
  readonly programs: ShopPrograms
  readonly budget: PageBudget
  readonly rendered: RenderedPages
  readonly assets: BuiltAssets
  readonly sessionHolder: "server" | "page"
  readonly sites: Sites
  readonly alternates: AlternatePages
  /** Address of the vault's frame into which card data is typed; it is typed into the page where there is none. */
  readonly cardVault: string | undefined
  /** The whole shop is only tried out: no page of it is to be found. */
  readonly isStage: boolean
}

/** One request for a page. */
export interface PageRequest {
  /** As the shopper sees it: scheme and host, without a slash at the end. */
  readonly origin: string
  readonly pathAndQuery: string
  readonly cookies: RequestCookies
  readonly isPhone: boolean
  /** The header of that name. */
  readonly acceptLanguage: string | null
  /** The page is to stand in a frame, as the browser says (`Sec-Fetch-Dest`). */
  readonly isFramed?: boolean
}

/** Caches may keep a public page for a minute, and show it for ten more while they fetch it anew. */
const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
/** After how many seconds a page that could not be shown may be asked for again. */
export const UNAVAILABLE_SECONDS = 10
/** Pages whose address may carry a secret: a guest's token, a login's hints, a provider's code. */
const SECRET_PAGES = [
  "ItxOrderConfirmationPage",
  "ItxOrderPaymentPage",
  "ItxOrderRepaymentPage",
  "ItxLoginPage",
  "ItxRegisterPage",
  "ItxResetPasswordPage",
  "ItxStockNotificationPage",
  "ItxNewsletterPage",
  "ItxAccountPage",
]
/** Pages that show what belongs to one shopper, or lead on by a cookie of theirs. */
const PERSONAL_PAGES = [
  "ItxWorldWidePage",
  "ItxSmartWaitingRoomPage",
  "ItxSessionExpiredPage",
  "ItxShopCartPage",
  "ItxOrderCheckoutPage",
  "ItxWishlistPage",
  ...SECRET_PAGES,
]

/** Pages whose address has words that the shop may have changed since. */
const SLUG_PAGES = ["ItxCategoryPage", "ItxProductPage"]
/** A choice of the visitor is kept for a year. */
const PREFERENCE_MAX_AGE_SECONDS = 31_536_000

/** The page at an address, rendered for a browser. */
export async function servePage(request: PageRequest, options: PagesOptions): Promise<Response> {
  const { cookies, origin, pathAndQuery } = request
  const { programs, rendered, sites } = options
  const stores = await programs.stores().catch(() => [])
  const settings: VisitSettings = { stores, sites }
  const visit = resolveVisit({ ...request, cookie: cookies.get }, settings)
  if (visit.kind === "moved") return redirectToCanonical(visit, request, programs, settings)
  const asked: PageAddress = visit.kind === "page" ? visit.address : { ...visit.home, page: "unknown", parameters: {} }
  const address = await resolveCustomPage(asked, visit.site, programs)
  const nonce = randomBytes(16).toString("base64")
  const render = async (): Promise<PageStream> => {
    const data = await loadData(address, visit.site, cookies, programs, pathAndQuery)
    if (data.redirectTo !== undefined) return { status: 302, location: data.redirectTo, body: new Blob([]).stream() }
    const own = SLUG_PAGES.includes(address.page)
      ? addressOnOrigin(origin, data.address, visit.site, settings)
      : undefined
    if (own !== undefined && data.frame !== undefined && !isSamePath(own, pathAndQuery))
      return { status: 301, location: own, body: new Blob([]).stream() }
    if (data.content.content === "registeredOnly") {
      const prefix = (visit.site === "mobile" ? sites.mobile?.prefix : undefined) ?? ""
      return {
        status: 302,
        location: `${prefix}${loginPageFor(address, defaultsOn(visit.site, stores))}`,
        body: new Blob([]).stream(),
      }
    }
    const next =
      data.content.content === "payment"
        ? addressAfterPayment(address, data.content.payment, data.frame?.store.configuration ?? {})
        : undefined
    const place = next === undefined ? undefined : addressOnOrigin(origin, next, visit.site, settings)
    if (place !== undefined) return { status: 302, location: place, body: new Blob([]).stream() }
    const languages =
      data.frame === undefined
        ? visitorLanguages(address, { cookie: cookies.get, stores, acceptLanguage: request.acceptLanguage })
        : []
    const shown =
      visit.kind === "unknown" && visit.home !== undefined
        ? { ...data, address: visit.home }
        : { ...data, address: { ...data.address, page: asked.page } }
    const site = documentSite(shown, visit.site, origin, settings)
    const alternates = await options.budget
      .within("alternates", options.alternates(shown, stores, site.origin))
      .catch(() => [])
    const body = await renderPage({
      data: shown,
      nonce,
      assets: options.assets,
      sessionHolder: options.sessionHolder,
      languages,
      alternates,
      cardVault: options.cardVault,
      ...site,
    })
    return {
      status: statusOf(data),
      ...retryHeadersOf(data),
      ...(data.isPartial === undefined ? {} : { isPartial: data.isPartial }),
      body,
    }
  }
  savePreferences(address, cookies)
  const hasSecretAddress = hasSecret(address) || SECRET_PAGES.includes(address.page)
  const isPersonal =
    PERSONAL_PAGES.includes(address.page) || hasSecretAddress || variesByVisitor(visit, address, request, sites)
  const page = isPersonal ? await render() : await rendered.get(`${origin}${pathAndQuery}`, nonce, render)
  if (page.location !== undefined)
    return page.status === 302 || hasSecretAddress
      ? redirectTemporary(page.location, cookies)
      : redirectPermanent(page.location)
  const policy = await securityPolicyContext(address.storeId, origin, options)
  const isPaymentReturn = address.page === PAYMENT_PAGE
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": isPersonal || page.status !== 200 || page.isPartial === true ? PRIVATE_CACHE : PUBLIC_CACHE,
    ...pageSecurityHeaders({
      ...policy,
      nonce,
      hasSecretAddress,
      isHttps: cookies.isHttps,
      isPaymentReturn,
      isFramed: isPaymentReturn && request.isFramed === true,
    }),
    ...(sites.mobile === undefined ? {} : { vary: MOBILE_HINT_HEADER }),
    ...(options.isStage || visit.isStage ? { "x-robots-tag": "noindex, nofollow" } : {}),
    ...(page.retryAfter === undefined ? {} : { "retry-after": String(page.retryAfter) }),
    ...(page.position === undefined ? {} : { "queue-position": String(page.position) }),
  })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(page.body, { status: page.status, headers })
}

/** What the security policy of a store's pages depends on: the services, providers and vault that they work with. */
async function securityPolicyContext(
  storeId: string | undefined,
  origin: string,
  { programs, cardVault }: PagesOptions,
) {
  const sources = {
    captchaSource: await captchaSource(programs, storeId, origin),
    fraudSource: await fraudSource(programs, storeId, origin),
  }
  return {
    ...sources,
    trustedTypes: await trustedTypes(programs, storeId, sources),
    paymentSources: await paymentSources(programs, storeId, origin),
    vaultSource: vaultSource(cardVault),
  }
}

function vaultSource(cardVault: string | undefined): string | undefined {
  return cardVault === undefined ? undefined : new URL(cardVault).origin
}

/**
 * What caches must tell apart where phones are led on: only those that say so themselves, since the others are answered
 * in private.
 */
const MOBILE_HINT_HEADER = "Sec-CH-UA-Mobile"

/**
 * Whether a public page is not for everybody this time: a tester sees it as it is now, and no cache may answer a phone
 * that is to be led on.
 */
function variesByVisitor(
  { isStage, site }: Visit,
  { parameters }: PageAddress,
  { isPhone }: PageRequest,
  { mobile }: Sites,
): boolean {
  return isStage || parameters[SITE_CHOICE] !== undefined || (mobile !== undefined && site === "desktop" && isPhone)
}

function savePreferences(address: PageAddress, cookies: RequestCookies): void {
  const language = requestedLanguage(address)
  const site = address.parameters[SITE_CHOICE]
  if (language !== undefined)
    cookies.set(LANGUAGE_CHOICE, language, { maxAgeSeconds: PREFERENCE_MAX_AGE_SECONDS, httpOnly: false })
  if (site === "desktop" || site === "mobile")
    cookies.set(SITE_CHOICE, site, { maxAgeSeconds: PREFERENCE_MAX_AGE_SECONDS, httpOnly: false })
}

/** To where the page is, in one step: also to the words that its address has by now. */
async function redirectToCanonical(
  visit: Extract<Visit, { kind: "moved" }>,
  { cookies, origin }: PageRequest,
  programs: ShopPrograms,
  settings: VisitSettings,
): Promise<Response> {
  const { address, on, reason } = visit
  const current = SLUG_PAGES.includes(address.page) ? (await loadData(address, on, cookies, programs)).address : address
  const to = addressOnOrigin(origin, current, on, settings) ?? visit.to
  return reason === "spelling" && !hasSecret(address) ? redirectPermanent(to) : redirectTemporary(to, cookies)
}

/**
 * The page that an address leads to under a name that its store has given it; only addresses without a template of the
 * shop's can.
 */
async function resolveCustomPage(address: PageAddress, site: SiteKind, programs: ShopPrograms): Promise<PageAddress> {
  if (SEO_TEMPLATES.has(address.page)) return address
  const scope = await pageScope(address, site, programs).catch(() => undefined)
  return scope === undefined ? address : toStandardPage(address, scope.store.configuration)
}

/** Never fails for want of a backend: what cannot be shown is a page that says so. */
async function loadData(
  address: PageAddress,
  site: SiteKind,
  cookies: RequestCookies,
  programs: ShopPrograms,
  place?: string,
): Promise<LoadedPage> {
  return loadPageData(address, site, cookies, programs, place).catch((error: unknown) => {
    if (!(error instanceof BackendError)) throw error
    return { address, content: errorContent(error, address) }
  })
}

async function loadPageData(
  address: PageAddress,
  site: SiteKind,
  cookies: RequestCookies,
  programs: ShopPrograms,
  place?: string,
): Promise<LoadedPage> {
  if (address.page === "ItxWorldWidePage") return programs.loadStoreSelector(address)
  const scope = await pageScope(address, site, programs)
  if (scope !== undefined) return programs.loadPage(scope, address, cookies, place)
  const what = address.storeId === undefined ? "page" : "store"
  return { address, content: { content: "pageError", pageError: { pageError: "notFound", what } } }
}

/** When a page that could not be shown may be asked for again. */
function retryHeadersOf({ content }: PageData): Pick<PageStream, "retryAfter" | "position"> {
  if (content.content === "pageError")
    return content.pageError.pageError === "notFound" ? {} : { retryAfter: UNAVAILABLE_SECONDS }
  if (content.content !== "waiting" || content.refusal === undefined) return {}
  const { retryAfterMillis, position } = content.refusal
  return { retryAfter: Math.ceil(retryAfterMillis / 1000), ...(position === undefined ? {} : { position }) }
}

function statusOf({ content }: PageData): number {
  // A store that sells no gift cards has no such page, though it says so in its own words.
  if (content.content === "giftCard" && content.giftCard.offer === undefined) return 404
  if (content.content === "waiting") return content.refusal === undefined ? 200 : 429
  if (content.content !== "pageError") return 200
  return content.pageError.pageError === "notFound" ? 404 : 503
}
