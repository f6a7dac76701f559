import { Hono } from "hono"
import { compress } from "hono/compress"
import { parsePageAddress } from "../../domain/navigation/parsePageAddress.ts"
import type { Backend } from "./Backend.ts"
import { cartFormOf, submitCartForm } from "./cartForms.ts"
import { isProgramCall } from "./isProgramCall.ts"
import { isCrossSiteWrite } from "./isCrossSiteWrite.ts"
import { defaultsOf } from "./pageAddressOf.ts"
import { scopeOf, servePage } from "./pages.ts"
import { pageAssets } from "./pageAssets.ts"
import { RenderedPages } from "./RenderedPages.ts"
import { requestCookies } from "./RequestCookies.ts"
import { commonSecurityHeaders } from "./securityHeaders.ts"
import { shopPrograms } from "./shopProgramsOf.ts"
import { readManifest, staticAssets } from "./staticAssets.ts"
import { storeIdOfCall } from "./storeIdOfCall.ts"

/** What a shop is made from. */
export interface ShopOptions {
  readonly backend: Backend
  /** The browser's build. */
  readonly clientFolder: string
  /** Scheme and host that shoppers see; absent, the request's own. */
  readonly publicOrigin: string | undefined
}

/** The shop as a function from request to response. */
export interface Shop {
  readonly fetch: (request: Request) => Promise<Response>
  /** From now on `/healthz` says that this server is going, so that no new visitor is sent to it. */
  readonly drain: () => void
}

const RENDERED_LIFETIME_MILLIS = 30_000
const CONTRACT_PATHS = ["/itxrest/", "/api/storefront/", "/integration/"]
const ROBOTS = "User-agent: *\nDisallow: /*/cart\nDisallow: /*/checkout\nDisallow: /*/confirmation\nDisallow: /itxrest/\n"

/** The web server: pages, their forms and files, health, and the way to the backend. */
export async function createShop({ backend, clientFolder, publicOrigin }: ShopOptions): Promise<Shop> {
  const files = await staticAssets(clientFolder)
  const assets = pageAssets(await readManifest(clientFolder))
  const programs = shopPrograms(backend)
  const rendered = new RenderedPages(RENDERED_LIFETIME_MILLIS)
  const originOf = (request: Request) => publicOrigin ?? new URL(request.url).origin
  let isDraining = false

  const app = new Hono()
  app.use(async (context, next) => {
    const request = context.req.raw
    const origin = originOf(request)
    if (isCrossSiteWrite(request, origin)) return context.json({ code: "CROSS_SITE", message: "This request came from another site." }, 403)
    await next()
    for (const [name, value] of Object.entries(commonSecurityHeaders(origin.startsWith("https:"))))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    return undefined
  })
  app.use(compress())
  app.get("/healthz", (context) =>
    context.json({ status: isDraining ? "draining" : "ready" }, isDraining ? 503 : 200, { "cache-control": "no-store" }))
  app.get("/robots.txt", (context) => context.text(ROBOTS))
  app.all("*", async (context) => {
    const request = context.req.raw
    const { pathname, search } = new URL(request.url)
    const file = await files(request, pathname)
    if (file !== undefined) return file
    if (backend.passedPaths.some((path) => pathname.startsWith(path))) return backend.pass(request)
    const origin = originOf(request)
    const cookies = requestCookies(request.headers.get("cookie"), origin.startsWith("https:"))
    if (CONTRACT_PATHS.some((path) => pathname.startsWith(path)))
      return isProgramCall(request) ? backend.pass(request) : programs.forward(request, storeIdOfCall(request.url), cookies)
    const form = request.method === "POST" ? cartFormOf(pathname) : undefined
    if (form !== undefined) {
      const home = parsePageAddress(form.home, defaultsOf(await programs.stores()))
      const scope = home === undefined ? undefined : await scopeOf(home, programs)
      if (scope !== undefined) return submitCartForm(form.form, request, scope, cookies, programs)
    }
    if (request.method !== "GET" && request.method !== "HEAD") return context.text("Method not allowed.", 405, { allow: "GET, HEAD" })
    return servePage({ origin, pathAndQuery: `${pathname}${search}`, cookies }, { programs, rendered, assets })
  })
  app.onError((error, context) => {
    console.error(error)
    return context.text("The shop cannot answer just now. Nothing you put in is lost; please try again in a moment.", 500)
  })
  return {
    fetch: async (request) => app.fetch(request),
    drain: () => {
      isDraining = true
    },
  }
}
