import { randomBytes } from "node:crypto"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { isStoreId } from "../../domain/shared/StoreId.ts"
import { languageOf } from "../../domain/store/storeDefaults.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { PageAssets } from "../../ui/app/PageAssets.ts"
import { renderPage } from "../../ui/app/entryServer.tsx"
import { addressElsewhere, defaultsOf, destinationOf } from "./pageAddressOf.ts"
import { PREVIOUS_STORE_COOKIE, previousStoreHome } from "./previousStore.ts"
import type { PageStream, RenderedPages } from "./RenderedPages.ts"
import type { RequestCookies } from "./RequestCookies.ts"
import { pageSecurityHeaders } from "./securityHeaders.ts"
import type { Scope, ShopPrograms } from "./ShopPrograms.ts"

/** What pages are made from. */
export interface PagesOptions {
  readonly programs: ShopPrograms
  readonly rendered: RenderedPages
  readonly assets: PageAssets
}

/** One request for a page. */
export interface PageRequest {
  /** As the shopper sees it: scheme and host, without a slash at the end. */
  readonly origin: string
  readonly pathAndQuery: string
  readonly cookies: RequestCookies
}

/** Caches may keep a public page for a minute, and show it for ten more while they fetch it anew. */
const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
const PRIVATE_CACHE = "private, no-store"
const UNAVAILABLE_SECONDS = 10
/** Pages whose address may carry a guest's token. */
const SECRET_PAGES = ["ItxOrderConfirmationPage", "ItxOrderRepaymentPage"]
/** Pages that show what belongs to one shopper, or lead on by a cookie of theirs. */
const PERSONAL_PAGES = ["ItxWorldWidePage", "ItxShopCartPage", "ItxOrderCheckoutPage", ...SECRET_PAGES]

/** The page at an address, rendered for a browser. */
export async function servePage(request: PageRequest, options: PagesOptions): Promise<Response> {
  const stores = await options.programs.stores().catch(() => [])
  const defaults = defaultsOf(stores)
  const destination = destinationOf(request.pathAndQuery, defaults)
  if (destination.kind === "moved") return moved(destination.to)
  const address: PageAddress = destination.kind === "page" ? destination.address : { page: "unknown", parameters: {} }
  const previous = previousStoreHome(address, request.cookies.get(PREVIOUS_STORE_COOKIE), stores)
  if (previous !== undefined) return new Response(null, { status: 302, headers: { location: previous, "cache-control": PRIVATE_CACHE } })
  const nonce = randomBytes(16).toString("base64")
  const render = async (): Promise<PageStream> => {
    const data = await loadData(address, request.cookies, options.programs)
    const own = addressElsewhere(data.address, request.pathAndQuery, defaults)
    if (own !== undefined) return { status: 301, location: own, body: new Blob([]).stream() }
    return { status: statusOf(data), ...waitOf(data), body: await renderPage({ data, nonce, assets: options.assets, origin: request.origin, sessionHolder: "server" }) }
  }
  const isPersonal = PERSONAL_PAGES.includes(address.page)
  const page = isPersonal ? await render() : await options.rendered.get(`${request.origin}${request.pathAndQuery}`, nonce, render)
  if (page.location !== undefined) return moved(page.location)
  const hasSecretAddress = SECRET_PAGES.includes(address.page)
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": isPersonal || page.status !== 200 ? PRIVATE_CACHE : PUBLIC_CACHE,
    ...pageSecurityHeaders({ nonce, hasSecretAddress, isHttps: request.cookies.isHttps }),
    ...(page.retryAfter === undefined ? {} : { "retry-after": String(page.retryAfter) }),
  })
  for (const line of request.cookies.lines()) headers.append("set-cookie", line)
  return new Response(page.body, { status: page.status, headers })
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=3600" } })
}

async function loadData(address: PageAddress, cookies: RequestCookies, programs: ShopPrograms): Promise<PageData> {
  if (address.page === "ItxWorldWidePage") return programs.loadStoreSelector(address)
  const scope = await scopeOf(address, programs)
  if (scope !== undefined) return programs.loadPage(scope, address, cookies)
  const what = address.storeId === undefined ? "page" : "store"
  return { address, content: { content: "trouble", trouble: { trouble: "notFound", what } } }
}

/** The store, language and catalog an address names; `undefined` when the store does not exist or does not speak it. */
export async function scopeOf(address: PageAddress, programs: ShopPrograms): Promise<Scope | undefined> {
  const { storeId, languageId, catalogId } = address
  if (storeId === undefined || !isStoreId(storeId)) return undefined
  const store = await programs.store(storeId)
  if (store === undefined) return undefined
  const language = languageOf(store, languageId)
  if (languageId !== undefined && language.id !== languageId) return undefined
  const catalog = store.catalogs.find((known) => known.id === catalogId)
  return catalog === undefined ? undefined : { store, language, catalogId: catalog.id }
}

/** When a page that could not be shown may be asked for again. */
function waitOf({ content }: PageData): Pick<PageStream, "retryAfter"> {
  if (content.content !== "trouble" || content.trouble.trouble === "notFound") return {}
  return { retryAfter: content.trouble.trouble === "busy" ? Math.ceil(content.trouble.retryAfterMillis / 1000) : UNAVAILABLE_SECONDS }
}

function statusOf(data: PageData): number {
  if (data.content.content !== "trouble") return 200
  const statuses = { notFound: 404, unavailable: 503, busy: 429 } as const
  return statuses[data.content.trouble.trouble]
}

