import { catalogueDate } from "../../../domain/store/catalogueDate.ts"
import type { Store, StoreLanguage } from "../../../domain/store/Store.ts"
import { languageOf, storeDefaults } from "../../../domain/store/storeDefaults.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { defaultsOn } from "../../../domain/navigation/resolveVisit.ts"
import { addressOnSite } from "../../../domain/navigation/siteAddress.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { SitemapSection } from "../../../application/navigation/sitemapPages.ts"
import { sitemapCategories, sitemapProducts, sitemapSections } from "../../../application/navigation/sitemapPages.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import type { SitemapCache } from "./sitemapCache.ts"
import { beforeDeadline, SitemapNotReady } from "./sitemapCache.ts"
import { SITEMAP_KINDS, sitemapEntry } from "./sitemapXml.ts"

/** The index of all other files. */
export const SITEMAP_PATH = "/sitemap.xml"
/**
 * The files of a store and of its languages: `/sitemap/{storeId}.xml`,
 * `/sitemap/{storeId}/{languageId}/categories.xml`, `/sitemap/{storeId}/{languageId}/{seoId}-{part}.xml`.
 */
const STORE_FILE = /^\/sitemap\/([0-9]{8})\.xml$/
const LANGUAGE_FILE = /^\/sitemap\/([0-9]{8})\/(-?[0-9]{1,3})\/(?:(categories)|([0-9]{1,19})-([0-9]{1,4}))\.xml$/
/** One hour: robots return rarely. */
const CACHE = "public, max-age=3600"
const RETRY_SECONDS = "60"
/** Maximum time that one request waits for its parts. */
const TIMEOUT_MILLIS = 4_000

/** Inputs of one request for a file. */
interface SitemapRequest {
  readonly origin: string
  readonly programs: Pick<ShopPrograms, "stores" | "store" | "read">
  readonly cache: SitemapCache
  /** End of the request's time, on the clock of `performance.now`. */
  readonly until: number
}

/**
 * Serves the sitemap: one index of all stores, one per store, and for each store and language its categories and its
 * products. `undefined` for any other path; an unknown file is a 404.
 *
 * A file is served only when it is complete. A part that takes longer than the request is read to its end and cached;
 * further parts are not started, and the robot is asked to retry, so that each request makes progress. `origin` is the
 * desktop site's.
 */
export async function serveSitemap(
  path: string,
  origin: string,
  programs: SitemapRequest["programs"],
  cache: SitemapCache,
  timeoutMillis: number = TIMEOUT_MILLIS,
): Promise<Response | undefined> {
  if (path !== SITEMAP_PATH && !path.startsWith("/sitemap/")) return undefined
  const request: SitemapRequest = { origin, programs, cache, until: performance.now() + timeoutMillis }
  try {
    const file = path === SITEMAP_PATH ? await sitemapIndex(request) : await sitemapFile(path, request)
    if (file === undefined) return new Response("There is no such file.", { status: 404 })
    const { opening, closing } = SITEMAP_KINDS[file.kind]
    return new Response(opening + file.entries + closing, {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": CACHE },
    })
  } catch (error) {
    if (!(error instanceof SitemapNotReady || error instanceof BackendError)) throw error
    return new Response("The sitemap is not ready yet.", {
      status: 503,
      headers: { "retry-after": RETRY_SECONDS, "cache-control": "no-store" },
    })
  }
}

interface File {
  readonly kind: keyof typeof SITEMAP_KINDS
  readonly entries: string
}

async function sitemapIndex(request: SitemapRequest): Promise<File> {
  const entries: string[] = []
  for (const { id } of await beforeDeadline(() => request.programs.stores(), request.until)) {
    const store = await storeOf(id, request)
    if (store !== undefined) entries.push(await filesOf(store, request))
  }
  return { kind: "files", entries: entries.join("") }
}

async function sitemapFile(path: string, request: SitemapRequest): Promise<File | undefined> {
  const { cache, programs, until } = request
  const [, storeId = "", languageId, categories, seoId = "", part = ""] =
    LANGUAGE_FILE.exec(path) ?? STORE_FILE.exec(path) ?? []
  const store = isStoreId(storeId) ? await storeOf(storeId, request) : undefined
  if (store === undefined) return undefined
  if (languageId === undefined) return { kind: "files", entries: await filesOf(store, request) }
  const language = languageOf(store, languageId)
  if (language.id !== languageId) return undefined
  const scope = scopeOf(store, language)
  const key = `${request.origin}${path}`
  if (categories !== undefined)
    return {
      kind: "pages",
      entries: await cache(
        key,
        async () => entriesOf(await programs.read(scope, sitemapCategories()), scope, request.origin),
        until,
      ),
    }
  const section = (await sectionsOf(scope, request)).find((known) => known.seoId === seoId)
  if (section?.parts[Number(part) - 1] === undefined) return undefined
  const products = sitemapProducts(section, Number(part) - 1)
  return {
    kind: "pages",
    entries: await cache(
      key,
      async () => entriesOf(await programs.read(scope, products), scope, request.origin),
      until,
    ),
  }
}

function storeOf(storeId: StoreId, { programs, until }: SitemapRequest): Promise<Store | undefined> {
  return beforeDeadline(() => programs.store(storeId), until)
}

/** Returns the sections of a store's sitemap, the same in all its languages. */
async function sectionsOf(
  scope: Scope,
  { cache, programs, until }: SitemapRequest,
): Promise<readonly SitemapSection[]> {
  const text = await cache(
    `sections ${scope.store.id}`,
    async () => JSON.stringify(await programs.read(scope, sitemapSections())),
    until,
  )
  return JSON.parse(text)
}

/** Returns the files of a store in all its languages. */
async function filesOf(store: Store, request: SitemapRequest): Promise<string> {
  const lastmod = catalogueDate(store.buildVersion)
  const locations: string[] = []
  for (const language of store.languages) {
    const base = `${request.origin}/sitemap/${store.id}/${language.id}`
    const sections = await sectionsOf(scopeOf(store, language), request)
    locations.push(
      `${base}/categories.xml`,
      ...sections.flatMap(({ seoId, parts }) => parts.map((_, part) => `${base}/${seoId}-${part + 1}.xml`)),
    )
  }
  return locations.map((location) => sitemapEntry("files", location, lastmod)).join("")
}

function entriesOf(pages: readonly PageAddress[], { store }: Scope, origin: string): string {
  const lastmod = catalogueDate(store.buildVersion)
  const defaults = defaultsOn("desktop", [store])
  return pages
    .map((page) => {
      const path = addressOnSite(page, { prefix: "" }, defaults)
      return path === undefined ? "" : sitemapEntry("pages", `${origin}${path}`, lastmod)
    })
    .join("")
}

function scopeOf(store: Store, language: StoreLanguage): Scope {
  return { store, language, catalogId: storeDefaults(store).catalogId }
}
