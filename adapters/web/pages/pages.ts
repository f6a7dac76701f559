import { randomBytes } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { Visit, VisitSettings } from "../../../domain/navigation/resolveVisit.ts"
import { aliasedPage } from "../../../domain/navigation/aliasedPage.ts"
import { toStandardPage } from "../../../domain/navigation/purchasePages.ts"
import {
  addressOnOrigin,
  defaultsOn,
  LANGUAGE_CHOICE,
  resolveVisit,
  SITE_CHOICE,
} from "../../../domain/navigation/resolveVisit.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import { hasSeenOrder, SEEN_ORDERS_COOKIE } from "../../../domain/navigation/seenOrders.ts"
import { SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import type { SiteKind, Sites } from "../../../domain/navigation/Site.ts"
import { isSamePath } from "../../../domain/navigation/siteAddress.ts"
import { requestedLanguage, visitorLanguages } from "../../../domain/navigation/visitorLanguages.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { errorContent, isCataloguePage } from "../../../application/navigation/loadPage.ts"
import { PAYMENT_PAGE } from "../../../application/checkout/PaymentPage.ts"
import { addressAfterPayment } from "../../../application/checkout/tracking/addressAfterPayment.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import type { BuiltAssets } from "../../../ui/app/PageAssets.ts"
import { renderPage } from "../../../ui/app/entryServer.tsx"
import { analyticsSources } from "../security/analyticsSources.ts"
import { captchaSource } from "../security/captchaSource.ts"
import { fraudSource } from "../security/fraudSource.ts"
import { incomingConsent, visitorConsent, withVisitorConsent } from "./visitorConsent.ts"
import { type ConsentInput, asksForConsent } from "../../../domain/consent/ConsentDecision.ts"
import { consentRegime, hasBanner } from "../../../domain/consent/ConsentRegime.ts"
import { COOKIES_PAGE } from "../../../application/consent/CookiesPage.ts"
import { GUEST_ORDER_PAGES, storeGuestOrder, withGuestToken, withoutGuestToken } from "./guestOrderCookie.ts"
import { documentSite } from "./documentSite.ts"
import type { AlternatePages } from "../seo/alternatePages.ts"
import { QUICK_ORDER_PAGE } from "../../../application/cart/QuickOrderPage.ts"
import { currentPunchout } from "../punchout/punchoutPages.ts"
import { currentAssistance } from "./assistedCookie.ts"
import { redirectTemporary, redirectPermanent, PRIVATE_CACHE } from "./redirects.ts"
import { mapSources } from "../security/mapSources.ts"
import { paymentSources } from "../security/paymentSources.ts"
import { largeChunks } from "./largeChunks.ts"
import { catalogueData, catalogueDataHeaders, noCatalogueData } from "./catalogueData.ts"
import { loginPageFor } from "./loginPageFor.ts"
import { headOf, statusOf } from "./pageHead.ts"
import { pageScope } from "./pageScope.ts"
import { remainderFor, remainderResponse, requestedRemainder } from "./pageRemainder.ts"
import type { PageBudget } from "./PageBudget.ts"
import type { ReadyPages } from "./ReadyPages.ts"
import { readyResponse } from "./ReadyPages.ts"
import type { PageStream, RenderedPages, ServedPage } from "./RenderedPages.ts"
import type { RenderQueue } from "./RenderQueue.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import { pageSecurityHeaders } from "../security/securityHeaders.ts"
import type { LoadedPage, PostedFields, ShopPrograms } from "../ShopPrograms.ts"
import { trustedTypes } from "../security/trustedTypes.ts"

/** Dependencies and settings of pages. */
export interface PagesOptions {
  /** Limited by the page's time budget. */
  readonly programs: ShopPrograms
  readonly budget: PageBudget
  readonly rendered: RenderedPages
  readonly queue: RenderQueue
  readonly ready: ReadyPages
  /** The version of a store's catalogue; `undefined` when the backend reports none. */
  readonly catalogueVersion: (storeId: string) => Promise<number | undefined>
  readonly assets: BuiltAssets
  readonly sessionHolder: "server" | "page"
  readonly sites: Sites
  readonly alternates: AlternatePages
  /** URL of the vault's frame for card data; when absent, the page itself takes card data. */
  readonly cardVault: string | undefined
  /** The second allowed collector. */
  readonly collector?: string | undefined
  /** A staging shop: no page may be indexed. */
  readonly isStage: boolean
}

export interface PageRequest {
  /** The requested URL as the server received it. */
  readonly url: string
  /** Headers that choose the form of a cached page. */
  readonly conditions: Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">
  readonly method: string
  /** Address of the client; requests of one client wait for one another. */
  readonly client: string
  /** Public scheme and host, without a trailing slash. */
  readonly origin: string
  readonly pathAndQuery: string
  readonly cookies: RequestCookies
  readonly isPhone: boolean
  /** The browser sends Global Privacy Control or Do Not Track. */
  readonly hasPrivacySignal: boolean
  /** The header of that name. */
  readonly acceptLanguage: string | null
  /** True when the browser requests the page for a frame (`Sec-Fetch-Dest`). */
  readonly isFramed?: boolean
  /** Only the data of a catalogue page is requested. */
  readonly isData?: boolean
  /** Fields of a form that the page posted to itself. */
  readonly fields?: PostedFields
}

/** Caches store a public page for one minute, and serve it for ten more while they revalidate. */
const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
/**
 * A shared cache stores a public page only with the banner, which the page's script hides: without it, visitors who
 * have not chosen would not be asked.
 */
const ANSWERED_CACHE = "private, no-cache"
/** Pages whose address may contain a secret: a guest's token, a login's hints, a provider's code. */
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
  "ItxOrderLookupPage",
  ...GUEST_ORDER_PAGES,
]
/** Pages that show a customer's data, or redirect by the customer's cookies. */
const PERSONAL_PAGES = [
  "ItxWorldWidePage",
  "ItxSmartWaitingRoomPage",
  "ItxSessionExpiredPage",
  "ItxShopCartPage",
  "ItxOrderCheckoutPage",
  "ItxWishlistPage",
  COOKIES_PAGE,
  "ItxReturnListPage",
  QUICK_ORDER_PAGE,
  ...SECRET_PAGES,
]

/** Pages whose address contains a slug, which the shop may have changed. */
const SLUG_PAGES = [
  "ItxCategoryPage",
  "ItxProductPage",
  "ItxStoreDetailPage",
  "ItxStoreCityPage",
  "ItxStoreGroupingPage",
]
/** One year. */
const PREFERENCE_MAX_AGE_SECONDS = 31_536_000

/**
 * Returns the rendered page of an address, what its document lacks (`PageRemainder`), or the data with which another
 * page shows it (`CatalogueData`).
 */
export async function servePage(incoming: PageRequest, options: PagesOptions): Promise<Response> {
  const { digest, pathAndQuery } = requestedRemainder(incoming.pathAndQuery)
  const request = { ...incoming, pathAndQuery }
  const { cookies, origin, isData = false } = request
  const { programs, rendered, sites } = options
  const stores = await programs.stores().catch(() => [])
  const settings: VisitSettings = { stores, sites }
  const visit = resolveVisit({ ...request, cookie: cookies.get }, settings)
  if (isData && !(visit.kind === "page" && isCataloguePage(visit.address))) return noCatalogueData()
  if (visit.kind === "moved") return redirectToCanonical(visit, request, programs, settings)
  const requested: PageAddress =
    visit.kind === "page" ? visit.address : { ...visit.home, page: "unknown", parameters: {} }
  if (storeGuestOrder(requested, cookies)) {
    const clean = addressOnOrigin(origin, withoutGuestToken(requested), visit.site, settings)
    if (clean !== undefined) return redirectTemporary(clean, cookies)
  }
  const alias = aliasedPage(requested)
  const aliasTarget = alias && addressOnOrigin(origin, alias, visit.site, settings)
  if (aliasTarget !== undefined) return redirectTemporary(aliasTarget, cookies)
  const asked = withGuestToken(requested, cookies)
  const address = await resolveCustomPage(asked, visit.site, programs)
  const { storeId = "" } = address
  const store = isStoreId(storeId) ? await programs.store(storeId).catch(() => undefined) : undefined
  const consent = visitorConsent(store?.brandId ?? "", cookies, request.hasPrivacySignal)
  const assisted = store === undefined ? undefined : currentAssistance(store, cookies)
  const punchout = currentPunchout(cookies, address.storeId)
  // Two variants of a public page, with and without the banner.
  const hasAnswered = (own: ConsentInput) =>
    store !== undefined && hasBanner(consentRegime(store)) && !asksForConsent(store, own)
  const isAnswered = hasAnswered(consent)
  const hasSecretAddress = hasSecret(address) || SECRET_PAGES.includes(address.page)
  const isPersonal =
    PERSONAL_PAGES.includes(address.page) ||
    hasSecretAddress ||
    assisted !== undefined ||
    punchout !== undefined ||
    variesByVisitor(visit, address, request, sites)
  const nonce = randomBytes(16).toString("base64")
  const render = async (): Promise<PageStream> => {
    const data = await loadData(address, visit.site, cookies, programs, { place: pathAndQuery, ...fieldsOf(request) })
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
        : data.next
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
    const page = withVisitorConsent(withSeenOrder(shown, cookies), consent)
    if (isData) return { ...headOf(data), body: catalogueData(page) }
    const site = documentSite(shown, visit.site, origin, settings)
    const alternates = await options.budget
      .within("alternates", options.alternates(shown, stores, site.origin))
      .catch(() => [])
    const remainder = isPersonal || data.isPartial === true || statusOf(data) !== 200 ? undefined : remainderFor(page)
    const stream = await renderPage({
      data: page,
      remainder: remainder?.digest,
      nonce,
      assets: options.assets,
      sessionHolder: options.sessionHolder,
      languages,
      alternates,
      cardVault: options.cardVault,
      collector: options.collector,
      consent,
      punchout,
      assisted,
      ...site,
    })
    return { ...headOf(data), ...(remainder === undefined ? {} : { remainder }), body: largeChunks(stream) }
  }
  savePreferences(address, cookies)
  const version = () =>
    address.storeId === undefined ? Promise.resolve(undefined) : options.catalogueVersion(address.storeId)
  if (isData && isPersonal) return noCatalogueData()
  const variant = isAnswered && !isData ? "answered" : "asking"
  const key = `${origin}${pathAndQuery}${isData ? " data" : isAnswered ? " answered" : ""}`
  const page: ServedPage = isPersonal
    ? { ...(await render()), nonce }
    : await rendered.get(key, nonce, () => options.queue.run(request.client, render), await version())
  if (isData && page.status !== 200) return noCatalogueData()
  if (page.location !== undefined)
    return page.status === 302 || hasSecretAddress
      ? redirectTemporary(page.location, cookies)
      : redirectPermanent(page.location)
  if (digest !== undefined) return remainderResponse(page, digest, request.conditions["accept-encoding"])
  const policy = await securityPolicyContext(address.storeId, origin, options)
  const isPaymentReturn = address.page === PAYMENT_PAGE
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control":
      isPersonal || page.status !== 200 || page.isPartial === true
        ? PRIVATE_CACHE
        : variant === "answered"
          ? ANSWERED_CACHE
          : PUBLIC_CACHE,
    ...(isData
      ? catalogueDataHeaders(cookies.isHttps)
      : pageSecurityHeaders({
          ...policy,
          nonce: page.nonce,
          hasSecretAddress,
          isHttps: cookies.isHttps,
          isPaymentReturn,
          isFramed: isPaymentReturn && request.isFramed === true,
        })),
    ...(sites.mobile === undefined ? {} : { vary: MOBILE_HINT_HEADER }),
    ...(options.isStage || visit.isStage ? { "x-robots-tag": "noindex, nofollow" } : {}),
    ...(page.retryAfter === undefined ? {} : { "retry-after": String(page.retryAfter) }),
    ...(page.position === undefined ? {} : { "queue-position": String(page.position) }),
  }
  const { copy } = page
  const lines = cookies.lines()
  if (copy !== undefined && lines.length === 0 && sites.mobile === undefined)
    options.ready.keep(request.url, variant, {
      copy,
      headers,
      isFor: (incoming) => isData || hasAnswered(incomingConsent(store?.brandId ?? "", incoming)) === isAnswered,
      isCurrent: async () => rendered.current(key, await version()) === copy,
    })
  const response =
    copy === undefined ? undefined : await readyResponse({ copy, headers }, request.conditions, request.method)
  const answer =
    response === undefined
      ? new Response(page.body ?? null, { status: page.status, headers })
      : new Response(response.body ?? null, { status: response.status, headers: response.headers })
  for (const line of lines) answer.headers.append("set-cookie", line)
  return answer
}

/** Marks a confirmation that this browser has shown before: it thanks only once. */
function withSeenOrder(page: PageData, cookies: RequestCookies): PageData {
  const { content } = page
  if (content.content !== "confirmation") return page
  return { ...page, content: { ...content, isSeen: hasSeenOrder(cookies.get(SEEN_ORDERS_COOKIE), content.order.id) } }
}

/** Returns the inputs of a store's security policy: the services, providers and vault of its pages. */
async function securityPolicyContext(
  storeId: string | undefined,
  origin: string,
  { programs, cardVault, collector }: PagesOptions,
) {
  const sources = {
    captchaSource: await captchaSource(programs, storeId, origin),
    fraudSource: await fraudSource(programs, storeId, origin),
  }
  return {
    ...sources,
    trustedTypes: await trustedTypes(programs, storeId, sources),
    mapSources: await mapSources(programs, storeId, origin),
    paymentSources: await paymentSources(programs, storeId, origin),
    analyticsSources: await analyticsSources(programs, storeId, collector),
    vaultSource: vaultSource(cardVault),
  }
}

function vaultSource(cardVault: string | undefined): string | undefined {
  return cardVault === undefined ? undefined : new URL(cardVault).origin
}

/**
 * The header in `Vary` when phones are redirected. Only phones that send this hint are redirected in cacheable
 * responses; responses to other phones are private.
 */
const MOBILE_HINT_HEADER = "Sec-CH-UA-Mobile"

/**
 * True when a public page varies by visitor: a tester sees the current page, and a cache must not serve a phone that is
 * to be redirected.
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

/** Redirects to the canonical address in one step, including a changed slug. */
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
 * Resolves an address by a custom name that the store gave a page; only for addresses that match no template of the
 * shop.
 */
async function resolveCustomPage(address: PageAddress, site: SiteKind, programs: ShopPrograms): Promise<PageAddress> {
  if (SEO_TEMPLATES.has(address.page)) return address
  const scope = await pageScope(address, site, programs).catch(() => undefined)
  return scope === undefined ? address : toStandardPage(address, scope.store.configuration)
}

function fieldsOf({ fields }: PageRequest) {
  return fields === undefined ? {} : { fields }
}

/** Loads the page's data. Backend failures become an error page. */
async function loadData(
  address: PageAddress,
  site: SiteKind,
  cookies: RequestCookies,
  programs: ShopPrograms,
  request?: { readonly place?: string; readonly fields?: PostedFields },
): Promise<LoadedPage> {
  return loadPageData(address, site, cookies, programs, request).catch((error: unknown) => {
    if (!(error instanceof BackendError)) throw error
    return { address, content: errorContent(error, address) }
  })
}

async function loadPageData(
  address: PageAddress,
  site: SiteKind,
  cookies: RequestCookies,
  programs: ShopPrograms,
  request?: { readonly place?: string; readonly fields?: PostedFields },
): Promise<LoadedPage> {
  if (address.page === "ItxWorldWidePage") return programs.loadStoreSelector(address)
  const scope = await pageScope(address, site, programs)
  if (scope !== undefined) return programs.loadPage(scope, address, cookies, request)
  const what = address.storeId === undefined ? "page" : "store"
  return { address, content: { content: "pageError", pageError: { pageError: "notFound", what } } }
}
