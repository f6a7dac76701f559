import type { PageContent, PageData, StoreFrame } from "../../application/navigation/PageData.ts"
import type { ProductPage } from "../../application/catalog/loadProductPage.ts"
import type { Store } from "../../domain/store/Store.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"
import type { TextKey } from "../text/TextKey.ts"

/**
 * The data of a page that its document does not contain, since only islands, lazy components and commands need it. It
 * is fetched at the first use of the page.
 */
export interface PageRemainder {
  /** Identifies the content, so that a page knows whether the shop has changed since it was rendered. */
  readonly digest: string
  readonly frame: StoreFrame
  /** The content of a page that is one island. */
  readonly content?: PageContent
  /** What a product page shows around the product. */
  readonly product?: Pick<ProductPage, "path" | "related">
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
const NO_LIST = {
  totalCount: 0,
  pageNumber: 1,
  pageSize: 0,
  products: [],
  facets: { colors: [], sizes: [], categories: [] },
}
/** The outlines of contents that are one island. */
export const EMPTY_CONTENT = {
  home: { content: "home", home: { spots: [] } },
  category: { content: "category", category: { path: [NO_CATEGORY], category: NO_CATEGORY, list: NO_LIST } },
} as const satisfies Readonly<Record<string, PageContent>>

/** Texts of components outside islands, on every page and on product pages. */
export const FRAME_TEXTS: readonly TextKey[] = [
  "navigation.skipToContent",
  "navigation.loadingPage",
  "navigation.close",
  "navigation.account",
  "navigation.signIn",
  "navigation.wishlists",
  "navigation.cart",
  "navigation.cartUnits",
]
export const PRODUCT_TEXTS: readonly TextKey[] = [
  "price.now",
  "price.was",
  "price.net",
  "price.lowest30Days",
  "catalog.size",
  "catalog.addToCart",
  "catalog.adding",
  "catalog.chooseSize",
  "catalog.notAdded",
  "catalog.coming_soon",
  "catalog.back_soon",
  "catalog.sold_out",
  "catalog.fewLeft",
  "catalog.comingSoonHelp",
  "catalog.soldOutHelp",
  "product.backSoonHelp",
]

/**
 * A page with the data that its parts outside islands show, from which they are rendered on the server, too. The same
 * page when all of it is needed: its content is not divided into islands.
 */
export function outlineOf(page: PageData): PageData {
  const { frame, content } = page
  const outlined = outlineOfContent(content)
  if (frame === undefined || outlined === undefined) return page
  const keys: readonly string[] = outlineKeys(content)
  return {
    ...page,
    content: outlined,
    frame: { ...frame, store: outlineOfStore(frame.store), categories: [], texts: pick(frame.texts, keys) },
  }
}

/** The texts of an outline, from those of the page. */
export function outlineTexts({ content }: PageData, texts: TextCatalogue): TextCatalogue {
  return pick(texts, outlineKeys(content))
}

/** What the outline of a page lacks; `undefined` when it lacks nothing. */
export function remainderOf(page: PageData): Omit<PageRemainder, "digest"> | undefined {
  const { frame, content } = page
  if (frame === undefined || outlineOfContent(content) === undefined) return undefined
  if (content.content !== "product") return { frame, content }
  const { path, related } = content.product
  return { frame, product: { path, related } }
}

/** The whole page. */
export function joinPage(outline: PageData, { frame, content, product }: PageRemainder): PageData {
  const own = outline.content
  if (own.content !== "product") return { ...outline, frame, content: content ?? own }
  return { ...outline, frame, content: { ...own, product: { ...own.product, ...product } } }
}

function outlineOfContent(content: PageContent): PageContent | undefined {
  switch (content.content) {
    case "home":
    case "category":
      return EMPTY_CONTENT[content.content]
    case "product":
      return content.product.product.bundle === undefined
        ? { content: "product", product: { ...content.product, path: [], related: [] } }
        : undefined
    default:
      return undefined
  }
}

function outlineOfStore({ map: _map, alternateCurrencies: _others, configuration, ...store }: Store): Store {
  return { ...store, configuration: pick(configuration, OUTLINE_SETTINGS) }
}

function outlineKeys({ content }: PageContent): readonly TextKey[] {
  return content === "product" ? [...FRAME_TEXTS, ...PRODUCT_TEXTS] : FRAME_TEXTS
}

function pick<A>(all: Readonly<Record<string, A>>, keys: readonly string[]): Readonly<Record<string, A>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
}
