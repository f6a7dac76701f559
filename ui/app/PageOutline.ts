import type { PageContent, PageData, StoreFrame } from "../../application/navigation/PageData.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { Store } from "../../domain/store/Store.ts"
import type { TextKey } from "../text/TextKey.ts"

/**
 * The data of a page that its document does not contain, since only islands, lazy components and commands need it. It
 * is fetched at the first use of the page.
 */
export interface PageRemainder {
  /** Identifies the content, so that a page knows whether the shop has changed since it was rendered. */
  readonly digest: string
  readonly frame: StoreFrame
  readonly content: PageContent
}

/** The parameter by which a page's own address returns its remainder; the value is the digest. */
export const REMAINDER_PARAMETER = "page-remainder"

/** Settings of the store that components outside islands read. */
const OUTLINE_SETTINGS = [
  "TELEMETRY_TOKEN",
  "ANALYTICS_DRIVER",
  "PRICES_INCLUDE_TAX",
  "USER_EVENTS_SECONDS",
  "RECENT_PRODUCTS_MAX",
  "SESSION_COOKIE_SEPARATOR",
]

const NO_CATEGORY = { id: "", name: "", key: "", seoId: "", categoryUrl: "", subcategories: [] }
const NO_PRODUCT: Product = {
  id: "",
  mfname: "",
  productUrl: "",
  name: "",
  categoryIds: [],
  visibility: "hidden",
  colors: [],
}
const NO_LIST = {
  totalCount: 0,
  pageNumber: 1,
  pageSize: 0,
  products: [],
  facets: { colors: [], sizes: [], categories: [] },
}
/** The content of an outline: its main content is one island. */
export type OutlineContent =
  | { readonly content: "home" | "category" }
  /** The id is recorded as viewed. */
  | { readonly content: "product"; readonly id: string }

/** The content of an outline as that of a page without its data. */
export function emptyContent(outline: OutlineContent): PageContent {
  switch (outline.content) {
    case "home":
      return { content: "home", home: { spots: [] } }
    case "category":
      return { content: "category", category: { path: [NO_CATEGORY], category: NO_CATEGORY, list: NO_LIST } }
    case "product": {
      const product = { ...NO_PRODUCT, id: outline.id }
      return { content: "product", product: { product, readAt: 0, path: [], related: [] } }
    }
  }
}

/** Texts of components outside islands. */
export const FRAME_TEXTS: readonly TextKey[] = ["navigation.skipToContent", "navigation.loadingPage"]

/**
 * A page with the data that its parts outside islands show, from which they are rendered on the server, too. The same
 * page when all of it is needed: its content is not divided into islands.
 */
export function outlineOf(page: PageData): PageData {
  const { frame } = page
  const outline = outlineContent(page.content)
  if (frame === undefined || outline === undefined) return page
  return {
    ...page,
    content: emptyContent(outline),
    frame: { ...frame, store: outlineOfStore(frame), categories: [], texts: outlineTexts(frame.texts) },
  }
}

/** The texts of an outline, from those of the page. */
export function outlineTexts<A>(texts: Readonly<Record<string, A>>): Readonly<Record<string, A>> {
  return pick(texts, FRAME_TEXTS)
}

/** What the outline of a page lacks; `undefined` when it lacks nothing. */
export function remainderOf({ frame, content }: PageData): Omit<PageRemainder, "digest"> | undefined {
  return frame === undefined || outlineContent(content) === undefined ? undefined : { frame, content }
}

/** The whole page. */
export function joinPage(outline: PageData, { frame, content }: PageRemainder): PageData {
  return { ...outline, frame, content }
}

/** The content of a page's outline; `undefined` when all of its data is needed. */
export function outlineContent(content: PageContent): OutlineContent | undefined {
  switch (content.content) {
    case "home":
    case "category":
      return { content: content.content }
    case "product": {
      const { id, bundle } = content.product.product
      return bundle === undefined ? { content: "product", id } : undefined
    }
    default:
      return undefined
  }
}

/** A store with the settings of an outline, and its own language only. */
function outlineOfStore({ store, language }: StoreFrame): Store {
  const { map: _map, alternateCurrencies: _others, configuration, catalogs, ...shown } = store
  const [catalog] = catalogs
  return {
    ...shown,
    countryName: "",
    region: "",
    languages: [language],
    catalogs: [catalog],
    configuration: pick(configuration, OUTLINE_SETTINGS),
  }
}

function pick<A>(all: Readonly<Record<string, A>>, keys: readonly string[]): Readonly<Record<string, A>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
}
