import { catalogueDate } from "../../../domain/store/catalogueDate.ts"
import type { Store, StoreLanguage } from "../../../domain/store/Store.ts"
import { languageOf, storeDefaults } from "../../../domain/store/storeDefaults.ts"
import { isStoreId } from "../../../domain/shared/StoreId.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { defaultsOn } from "../../../domain/navigation/resolveVisit.ts"
import { addressOnSite } from "../../../domain/navigation/siteAddress.ts"
import { sitemapCategories, sitemapProducts, sitemapSections } from "../../../application/navigation/sitemapPages.ts"
import type { Scope, ShopPrograms } from "../ShopPrograms.ts"
import { SITEMAP_KINDS, sitemapEntry } from "./sitemapXml.ts"

/** The file that names all others. */
export const SITEMAP_PATH = "/sitemap.xml"
/** One store's files, and theirs by language: `/sitemap/{storeId}.xml`, `/sitemap/{storeId}/{languageId}/categories.xml`, `/sitemap/{storeId}/{languageId}/{seoId}-{part}.xml`. */
const STORE_FILE = /^\/sitemap\/([0-9]{8})\.xml$/
const LANGUAGE_FILE = /^\/sitemap\/([0-9]{8})\/(-?[0-9]{1,3})\/(?:(categories)|([0-9]{1,19})-([0-9]{1,4}))\.xml$/
/** An hour, as seldom as robots come. */
const CACHE = "public, max-age=3600"
const RETRY_SECONDS = "60"

type Programs = Pick<ShopPrograms, "stores" | "store" | "read">

interface File {
  readonly kind: keyof typeof SITEMAP_KINDS
  /** Entries in pieces, each asked of the shop when the one before is on its way. */
  readonly pieces: AsyncGenerator<string>
}

/**
 * What search engines read of the shop's addresses: one index over all stores, one for each, and for each store and language
 * its categories and its products. `undefined` for any other path; a file that there is not is a 404.
 *
 * Files are streamed: no catalogue is ever held whole. `origin` is the desktop site's.
 */
export async function serveSitemap(path: string, origin: string, programs: Programs): Promise<Response | undefined> {
  const file = path === SITEMAP_PATH ? allStores(origin, programs) : await fileAt(path, origin, programs)
  if (file === undefined) return path.startsWith("/sitemap/") ? new Response("There is no such file.", { status: 404 }) : undefined
  const { opening, closing } = SITEMAP_KINDS[file.kind]
  // What cannot be begun is refused; what breaks off later is cut, so that nobody takes it for whole.
  const first = await file.pieces.next().catch(() => undefined)
  if (first === undefined) return new Response("The shop cannot answer just now.", { status: 503, headers: { "retry-after": RETRY_SECONDS } })
  return new Response(streamed(opening + (first.done === true ? "" : first.value), file.pieces, closing), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": CACHE },
  })
}

async function fileAt(path: string, origin: string, programs: Programs): Promise<File | undefined> {
  const [, storeId = "", languageId, categories, seoId = "", part = ""] = LANGUAGE_FILE.exec(path) ?? STORE_FILE.exec(path) ?? []
  const store = isStoreId(storeId) ? await programs.store(storeId) : undefined
  if (store === undefined) return undefined
  if (languageId === undefined) return { kind: "files", pieces: filesOf(store, origin, programs) }
  const language = languageOf(store, languageId)
  if (language.id !== languageId) return undefined
  const scope = scopeOf(store, language)
  if (categories !== undefined) return { kind: "pages", pieces: categoriesOf(scope, origin, programs) }
  const section = (await programs.read(scope, sitemapSections())).find((known) => known.seoId === seoId)
  const pages = section?.parts[Number(part) - 1]
  return pages === undefined ? undefined : { kind: "pages", pieces: productsOf(scope, seoId, pages, origin, programs) }
}

function allStores(origin: string, programs: Programs): File {
  return {
    kind: "files",
    pieces: (async function* () {
      for (const { id } of await programs.stores()) {
        const store = await programs.store(id)
        if (store !== undefined) yield* filesOf(store, origin, programs)
      }
    })(),
  }
}

async function* filesOf(store: Store, origin: string, programs: Programs): AsyncGenerator<string> {
  const lastmod = catalogueDate(store.buildVersion)
  for (const language of store.languages) {
    const base = `${origin}/sitemap/${store.id}/${language.id}`
    const sections = await programs.read(scopeOf(store, language), sitemapSections())
    const files = sections.flatMap(({ seoId, parts }) => parts.map((_, part) => `${base}/${seoId}-${part + 1}.xml`))
    yield [`${base}/categories.xml`, ...files].map((location) => sitemapEntry("files", location, lastmod)).join("")
  }
}

async function* categoriesOf(scope: Scope, origin: string, programs: Programs): AsyncGenerator<string> {
  yield entriesOf(await programs.read(scope, sitemapCategories()), scope, origin)
}

async function* productsOf(scope: Scope, seoId: string, { firstPage, lastPage }: { readonly firstPage: number; readonly lastPage: number }, origin: string, programs: Programs): AsyncGenerator<string> {
  for (let page = firstPage; page <= lastPage; page += 1) yield entriesOf(await programs.read(scope, sitemapProducts(seoId, page)), scope, origin)
}

function entriesOf(pages: readonly PageAddress[], { store }: Scope, origin: string): string {
  const lastmod = catalogueDate(store.buildVersion)
  const defaults = defaultsOn("desktop", [store])
  return pages.map((page) => {
    const path = addressOnSite(page, { prefix: "" }, defaults)
    return path === undefined ? "" : sitemapEntry("pages", `${origin}${path}`, lastmod)
  }).join("")
}

function scopeOf(store: Store, language: StoreLanguage): Scope {
  return { store, language, catalogId: storeDefaults(store).catalogId }
}

function streamed(opening: string, pieces: AsyncGenerator<string>, closing: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(opening)),
    pull: async (controller) => {
      const next = await pieces.next()
      controller.enqueue(encoder.encode(next.done === true ? closing : next.value))
      if (next.done === true) controller.close()
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
