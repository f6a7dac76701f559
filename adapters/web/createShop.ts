import { Hono } from "hono"
import { addressOnOrigin, defaultsOn, siteOf } from "../../domain/navigation/resolveVisit.ts"
import type { Sites } from "../../domain/navigation/Site.ts"
import { ONE_SITE } from "../../domain/navigation/Site.ts"
import { COORDINATE_FRAME_PATH } from "../../domain/location/mapProvider.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"
import { pathBelowPrefix, pageOnSite } from "../../domain/navigation/siteAddress.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { CATALOGUE_DATA } from "../../application/navigation/CatalogueData.ts"
import { BackendError } from "../../application/shared/BackendError.ts"
import type { Backend } from "./Backend.ts"
import { LOGIN_PATH } from "./Backend.ts"
import { AGENT_PATH, serveAgentConsole } from "./pages/agentConsole.ts"
import { serveStaffPage, staffPageHome } from "./pages/staffPage.ts"
import { alternatePages } from "./seo/alternatePages.ts"
import { serveRobots } from "./seo/serveRobots.ts"
import { serveSitemap } from "./seo/serveSitemap.ts"
import type { SitemapCache } from "./seo/sitemapCache.ts"
import { sitemapCache } from "./seo/sitemapCache.ts"
import { compressResponses } from "./compression/compressResponses.ts"
import { isApiClientCall } from "./isApiClientCall.ts"
import { isCrossSiteWrite } from "./security/isCrossSiteWrite.ts"
import { checkBackend } from "./checkBackend.ts"
import { pageBudget, withinBudget } from "./pages/PageBudget.ts"
import type { PageRequest } from "./pages/pages.ts"
import { servePage } from "./pages/pages.ts"
import type { IncomingRead, ReadyResponse } from "./pages/ReadyPages.ts"
import { ReadyPages } from "./pages/ReadyPages.ts"
import { RenderQueue } from "./pages/RenderQueue.ts"
import { handleProbe } from "./readiness.ts"
import type { ReadinessCheck } from "./readiness.ts"
import { errorPage } from "./pages/errorPage.ts"
import { answerSetup, matchPunchout, servePunchoutReturn, startPunchout } from "./punchout/punchoutPages.ts"
import { policyRedirect } from "./pages/policyRedirect.ts"
import { postedFields } from "./forms/postedFields.ts"
import { postedForm } from "./forms/postedForm.ts"
import { readServiceForm } from "./forms/serviceForms.ts"
import { pageScope } from "./pages/pageScope.ts"
import { agentSheets, pageAssets } from "./pages/pageAssets.ts"
import { adServicesHome, adServicesPage } from "./pages/adServicesPage.ts"
import { pageViewPixel, viewedPath } from "./pages/pageViewPixel.ts"
import { hasPrivacySignal, visitorDecision } from "./pages/visitorConsent.ts"
import { RenderedPages } from "./pages/RenderedPages.ts"
import { requestCookies } from "./RequestCookies.ts"
import { serveCoordinateFrame } from "./security/coordinateFrame.ts"
import { commonSecurityHeaders } from "./security/securityHeaders.ts"
import type { PostedServiceForm } from "../../application/navigation/loadServicePage.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"
import { createShopPrograms } from "./createShopPrograms.ts"
import type { ServerCaches } from "../composition/serverRoot.ts"
import { serverCaches } from "../composition/serverRoot.ts"
import type { ShopOperations } from "./operations/createOperations.ts"
import type { ServerFigures } from "./operations/ShopMetrics.ts"
import { readManifest, staticAssets } from "./staticAssets.ts"
import { storeIdFromUrl } from "./storeIdFromUrl.ts"

const REFRESH_PATH = "/integration/oauth2/refresh"

/** True for a page's token refresh: this server refreshes once for all tabs of a browser. */
function isRefresh(request: Request): boolean {
  return request.method === "POST" && new URL(request.url).pathname === REFRESH_PATH
}

/** True for a phone, by its client hint or by the word that mobile user agents contain. */
function isPhone(headers: Headers): boolean {
  const hint = headers.get("sec-ch-ua-mobile")
  return hint === null ? /\bMobi/i.test(headers.get("user-agent") ?? "") : hint === "?1"
}

/** Returns the headers that choose the form of a cached page. */
function conditionsOf(headers: Headers): PageRequest["conditions"] {
  const [encoding, tags] = [headers.get("accept-encoding"), headers.get("if-none-match")]
  return {
    ...(encoding === null ? {} : { "accept-encoding": encoding }),
    ...(tags === null ? {} : { "if-none-match": tags }),
  }
}

/** Dependencies and settings of a shop. */
export interface ShopOptions {
  readonly backend: Backend
  /** Folder of the browser's build. */
  readonly clientFolder: string
  /** Public scheme and host; the request's own when absent. */
  readonly publicOrigin: string | undefined
  /** The desktop and the mobile site; one site when absent. */
  readonly sites?: Sites
  /** The holder of customers' tokens (R4); this server when absent. */
  readonly sessionHolder?: "server" | "page"
  /** A staging shop: search engines are told not to index it. */
  readonly isStage?: boolean
  /** URL of the vault's frame for card data; when absent, the shop's own pages take card data. */
  readonly cardVault?: string | undefined
  /** Origin of the second allowed collector of telemetry; the first is the shop itself. */
  readonly collector?: string | undefined
  /** Time for all backend calls of one page, in milliseconds. */
  readonly pageBudgetMillis?: number
  /** Log, metrics and traces; when absent, failures are written to the console. */
  readonly operations?: Pick<ShopOperations, "observe" | "proxied" | "failed">
}

/** The shop as a function from request to response. */
export interface Shop {
  readonly fetch: (request: Request) => Promise<Response>
  /** Returns the response to a request for a cached page; `undefined` for any other, which is for `fetch`. */
  readonly respondReady: (incoming: IncomingRead) => Promise<ReadyResponse | undefined>
  /** The readiness check of `/readyz`. */
  readonly check: ReadinessCheck
  /** The sizes of its caches and queues. */
  readonly figures: () => ServerFigures
  /** Makes `/readyz` report a shutdown, so that this server gets no new visitors. */
  readonly drain: () => void
}

const NOTHING_GRANTED: ConsentDecision = { analytics: "denied", personalization: "denied" }
/** Bounds the age of data that changes without a new version of the catalogue, and of any with a backend without. */
const RENDERED_LIFETIME_MILLIS = 30_000
/** The shop honors Global Privacy Control (R18), since this day. */
const GPC_SUPPORT = { gpc: true, lastUpdate: "2026-11-27" }
const CONTRACT_PATHS = ["/itxrest/", "/api/storefront/", "/integration/"]

/** The web server: pages, their forms and files, health checks, and calls to the backend. */
export async function createShop({
  backend: directBackend,
  clientFolder,
  publicOrigin,
  sites = ONE_SITE,
  sessionHolder = "server",
  isStage = false,
  cardVault,
  collector,
  pageBudgetMillis,
  operations,
}: ShopOptions): Promise<Shop> {
  const backend =
    operations === undefined ? directBackend : { ...directBackend, proxy: operations.proxied(directBackend.proxy) }
  const files = await staticAssets(clientFolder)
  const manifest = await readManifest(clientFolder)
  const assets = pageAssets(manifest)
  const agentStyles = agentSheets(manifest)
  const caches = serverCaches(backend.catalogueVersion)
  const programs = createShopPrograms(backend, sessionHolder, operations?.observe, caches)
  const rendered = new RenderedPages(RENDERED_LIFETIME_MILLIS)
  const queue = new RenderQueue()
  const ready = new ReadyPages()
  const catalogueVersion = async (storeId: string) => backend.catalogueVersion?.(storeId)
  const originOf = (request: Request) => originOfRequest(request, sites) ?? publicOrigin ?? new URL(request.url).origin
  const alternates = alternatePages(programs)
  const sitemaps = sitemapCache()
  const backendCheck = checkBackend(backend, programs)
  let isDraining = false
  const check: ReadinessCheck = async () =>
    isDraining ? [{ part: "server", problem: "The server is shutting down." }] : backendCheck()

  const app = new Hono()
  app.use(async (context, next) => {
    const request = context.req.raw
    const origin = originOf(request)
    if (isCrossSiteWrite(request, origin))
      return context.json({ code: "CROSS_SITE", message: "This request came from another site." }, 403)
    await next()
    for (const [name, value] of Object.entries(commonSecurityHeaders(origin.startsWith("https:"))))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    return undefined
  })
  app.use(compressResponses)
  app.get("/robots.txt", (context) => serveRobots(originOf(context.req.raw), sites, isStage))
  app.get("/.well-known/gpc.json", (context) => context.json(GPC_SUPPORT))
  app.get(COORDINATE_FRAME_PATH, (context) =>
    serveCoordinateFrame(new URL(context.req.url), programs, originOf(context.req.raw)),
  )
  app.get(assets.scriptList, (context) =>
    context.json(assets.preloads, 200, { "cache-control": "public, max-age=31536000, immutable" }),
  )
  app.all("*", async (context) => {
    const request = context.req.raw
    const { pathname, search } = new URL(request.url)
    const file = await files(request, pathname)
    if (file !== undefined) return file
    const origin = originOf(request)
    const sitemap =
      request.method === "GET"
        ? await serveSitemap(pathname, sites.desktop.origin ?? origin, programs, sitemaps)
        : undefined
    if (sitemap !== undefined) return sitemap
    const cookies = requestCookies(
      request.headers.get("cookie"),
      origin.startsWith("https:"),
      hasPrivacySignal(request.headers),
    )
    const isRead = request.method === "GET" || request.method === "HEAD"
    if (pathname.startsWith(LOGIN_PATH) && sessionHolder === "server") {
      const login = programs.login(request, storeIdFromUrl(request.url), cookies)
      return isRead ? pageBudget(pageBudgetMillis).within("login", login) : login
    }
    if (backend.proxiedPaths.some((path) => pathname.startsWith(path))) return backend.proxy(request)
    if (CONTRACT_PATHS.some((path) => pathname.startsWith(path)))
      return isApiClientCall(request) || (sessionHolder === "page" && !isRefresh(request))
        ? backend.proxy(request)
        : programs.forward(request, storeIdFromUrl(request.url), cookies)
    const site = siteOf({ origin, pathAndQuery: pathname }, sites)
    const { prefix } = (site === "mobile" ? sites.mobile : undefined) ?? sites.desktop
    const path = pathBelowPrefix(pathname, { prefix }) ?? ""
    await prepareStoreOf(path, backend)
    if (path === AGENT_PATH && isRead)
      return serveAgentConsole(request, { programs, assets, sheets: agentStyles, cookies })
    const budget = pageBudget(pageBudgetMillis)
    const within = withinBudget(programs, budget)
    const loadScope = async (home: string) => {
      const page = pageOnSite(home, ONE_SITE.desktop, defaultsOn(site, await within.stores()))
      return page === undefined ? undefined : pageScope(page, site, within)
    }
    const staffHome = isRead ? staffPageHome(path) : undefined
    const staffScope = staffHome === undefined ? undefined : await loadScope(staffHome)
    if (staffScope !== undefined) return serveStaffPage(request, staffScope, { assets, sheets: agentStyles, cookies })
    const punchout = matchPunchout(path)
    const buyerScope = punchout === undefined ? undefined : await loadScope(punchout.home)
    if (punchout !== undefined && buyerScope !== undefined) {
      const options = { home: punchout.home, origin, cookies, programs, assets, sheets: agentStyles }
      if (request.method === "POST" && !punchout.isStart) return answerSetup(request, buyerScope, options)
      if (isRead && punchout.isStart) return startPunchout(new URL(request.url), buyerScope, options)
      const returning = isRead ? await servePunchoutReturn(buyerScope, options) : undefined
      if (returning !== undefined) return returning
    }
    const form = request.method === "POST" ? postedForm(path) : undefined
    if (form !== undefined) {
      const [stores, scope] = [await within.stores(), await loadScope(form.home)]
      if (scope !== undefined)
        return form.submit(request, scope, cookies, programs, (page) =>
          addressOnOrigin(origin, page, site, { stores, sites }),
        )
    }
    const posted = request.method === "POST" ? await readServiceForm(request, path) : undefined
    const fields = request.method === "POST" && posted === undefined ? await postedFields(request, path) : undefined
    if (!isRead && posted === undefined && fields === undefined)
      return context.text("Method not allowed.", 405, { allow: "GET, HEAD" })
    const adsHome = adServicesHome(path)
    if (adsHome !== undefined) {
      const scope = await loadScope(adsHome)
      return adServicesPage(
        scope?.store.configuration ?? {},
        scope === undefined ? NOTHING_GRANTED : visitorDecision(scope.store, cookies),
        new URLSearchParams(search),
      )
    }
    const viewed = viewedPath(path, search)
    if (viewed !== undefined) {
      const page = pageOnSite(
        pathBelowPrefix(viewed, { prefix }) ?? "",
        ONE_SITE.desktop,
        defaultsOn(site, await within.stores()),
      )
      const scope = page === undefined ? undefined : await pageScope(page, site, within)
      return pageViewPixel(page, scope, cookies, programs)
    }
    const policy = await policyRedirect(path, origin, loadScope)
    if (policy !== undefined) return policy
    const visitor = {
      client: request.headers.get("x-forwarded-for") ?? "",
      conditions: conditionsOf(request.headers),
      isPhone: isPhone(request.headers),
      hasPrivacySignal: hasPrivacySignal(request.headers),
      acceptLanguage: request.headers.get("accept-language"),
      isFramed: request.headers.get("sec-fetch-dest") === "iframe",
      ...(fields === undefined ? {} : { fields }),
    }
    const isData = isRead && pathname.startsWith(`${CATALOGUE_DATA}/`)
    const pathAndQuery = `${isData ? pathname.slice(CATALOGUE_DATA.length) : pathname}${search}`
    return servePage(
      { url: request.url, method: request.method, origin, pathAndQuery, isData, cookies, ...visitor },
      {
        programs: posted === undefined ? within : submitting(within, posted),
        budget,
        rendered,
        queue,
        ready,
        catalogueVersion,
        assets,
        sessionHolder,
        sites,
        alternates,
        isStage,
        cardVault,
        collector,
      },
    )
  })
  app.onError(async (error, context) => {
    if (operations === undefined) console.error(error)
    else operations.failed(error)
    const request = context.req.raw
    const origin = originOf(request)
    const cookies = requestCookies(request.headers.get("cookie"), origin.startsWith("https:"))
    const errorResponse = await errorPage(request, error, { origin, cookies, assets, sessionHolder })
    if (errorResponse !== undefined) return errorResponse
    if (error instanceof BackendError)
      return context.text(
        "The shop's backend did not answer. Please try again in a moment.",
        error.reason._tag === "TimedOut" ? 504 : 502,
        { "cache-control": "no-store" },
      )
    return context.text(
      "The shop cannot answer just now. Nothing you put in is lost; please try again in a moment.",
      500,
    )
  })
  return {
    fetch: async (request) => (await handleProbe(request, check)) ?? app.fetch(request),
    respondReady: (incoming) => ready.respond(incoming),
    check,
    figures: () => shopFigures(caches.answers, rendered, sitemaps, backend),
    drain: () => {
      isDraining = true
    },
  }
}

function shopFigures(
  { answers, counts }: ServerCaches["answers"],
  rendered: RenderedPages,
  sitemaps: SitemapCache,
  backend: Backend,
): ServerFigures {
  const { pending, ...sitemapParts } = sitemaps.figures()
  const { renderings, ...pages } = rendered.size
  const others = backend.figures?.()
  return {
    ...others,
    caches: {
      backend_responses: { ...counts, entries: answers.size, bytes: answers.calculatedSize },
      rendered_pages: { ...rendered.counts, ...pages },
      sitemap_parts: sitemapParts,
      ...others?.caches,
    },
    queues: { renderings, sitemap_parts: pending, ...others?.queues },
  }
}

/** The programs of a posted page: instead of loading it, they run its form, which has no page's time budget. */
function submitting(programs: ShopPrograms, form: PostedServiceForm): ShopPrograms {
  return {
    ...programs,
    loadPage: (scope, address, cookies, request) => programs.submitPage(scope, address, form, cookies, request?.place),
  }
}

/** Fills the demo store of a page before the page's time budget starts. */
async function prepareStoreOf(path: string, { prepareStore }: Backend): Promise<void> {
  const [, storeId = ""] = path.split("/")
  if (!isStoreId(storeId)) return
  // A slow fill also affects the page's own calls, which report it.
  await prepareStore?.(storeId).catch(() => undefined)
}

/** The mobile site's origin when the request's host is the mobile site; the scheme is the public one. */
function originOfRequest(request: Request, { mobile }: Sites): string | undefined {
  return mobile?.origin !== undefined && new URL(request.url).host === new URL(mobile.origin).host
    ? mobile.origin
    : undefined
}
