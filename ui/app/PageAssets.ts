import type { TextBundle } from "../text/textBundles.ts"
import type { PageKind } from "./loadView.ts"
import type { PageTexts } from "./PageState.ts"

/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that hydrates the page. */
  readonly entry: string
  readonly css: readonly string[]
  /** Scripts that a first press needs, with all that they import, by what it opens. */
  readonly preloads: Preloads
  /** The favicon. */
  readonly icon: string
  /** The fonts to preload. */
  readonly fonts: readonly string[]
}

/** What a first press needs: what is around each page, the router, a kind of page, the commands, the cart's drawer. */
export const PRELOADED = ["islands", "router", "category", "product", "core", "drawer"] as const

export type Preloads = Readonly<Record<string, readonly string[]>>

/** The built files for every page. */
export interface BuiltAssets extends PageAssets {
  /** The scripts of texts, by language and bundle; the one that lists a language's bundles is under `""`. */
  readonly textScripts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Further sheets by the module of a view (`VIEW_MODULES`). */
  readonly viewCss: Readonly<Record<string, readonly string[]>>
  /** Further sheets of the pages that only the web server loads (`isDocumentPage`). */
  readonly documentCss: readonly string[]
  /** The subset of `fonts` for the wordmark, which is the same in every language. */
  readonly wordmarkFonts: readonly string[]
}

/** Languages whose scripts our fonts do not cover. tokens.css uses system fonts for them. */
const LANGUAGES_IN_SYSTEM_FONTS: readonly string[] = ["ja", "ar", "he", "zh", "ko"]

/**
 * The files of a kind of page in a language (BCP 47), with the sheets of its view. Fonts that none of its texts use are
 * not preloaded.
 */
export function assetsOfPage(
  { wordmarkFonts, documentCss, viewCss, textScripts, ...files }: BuiltAssets,
  language: string,
  { kind, isDocument, texts }: { readonly kind: PageKind; readonly isDocument: boolean; readonly texts: PageTexts },
): PageAssets {
  const [code = ""] = language.toLowerCase().split("-")
  const scripts: Record<string, readonly string[]> = { ...files.preloads }
  const own = textScripts[texts.language] ?? {}
  const addTexts = (name: (typeof PRELOADED)[number], bundle: TextBundle) => {
    if (texts.bundles[bundle] !== undefined) return
    scripts[name] = [...(scripts[name] ?? []), ...[own[""], own[bundle]].filter((file) => file !== undefined)]
  }
  addTexts("core", "purchase")
  addTexts("product", "product")
  const view = VIEW_MODULES[kind]
  return {
    ...files,
    preloads: scripts,
    css: [...files.css, ...(view === undefined ? [] : (viewCss[view] ?? [])), ...(isDocument ? documentCss : [])],
    ...(LANGUAGES_IN_SYSTEM_FONTS.includes(code) ? { fonts: wordmarkFonts } : {}),
  }
}
/** Id of the element in which the agent console is rendered, and of the store's data for it. */
export const AGENT_ROOT_ID = "agent"
export const AGENT_BLOCK_ID = "agent-store"

/**
 * The module of each view, from the root of the source: under this name the build lists its files. Only for the
 * server, which links the style sheets of a page before its scripts are fetched.
 */
export const VIEW_MODULES: { readonly [K in PageKind]?: string } = {
  stores: "ui/app/views/stores/StoresPage.tsx",
  home: "ui/app/views/HomePage.tsx",
  category: "ui/app/views/CategoryPage.tsx",
  product: "ui/app/views/ProductPage.tsx",
  bundle: "ui/app/views/BundlePage.tsx",
  search: "ui/app/views/SearchPage.tsx",
  cart: "ui/app/views/CartPage.tsx",
  checkout: "ui/app/views/CheckoutPage.tsx",
  confirmation: "ui/app/views/ConfirmationPage.tsx",
  order: "ui/app/views/OrderPage.tsx",
  orderLookup: "ui/app/views/OrderLookupPage.tsx",
  payment: "ui/app/views/PaymentPage.tsx",
  entry: "ui/app/views/SignInPage.tsx",
  account: "ui/app/views/AccountPage.tsx",
  wishlist: "ui/app/views/WishlistPage.tsx",
  notice: "ui/app/views/RestockAlertPage.tsx",
  newsletter: "ui/app/views/NewsletterPage.tsx",
  quickOrder: "ui/app/views/QuickOrderPage.tsx",
  giftCard: "ui/app/views/GiftCardPage.tsx",
  cookies: "ui/app/views/LegalPage.tsx",
  help: "ui/app/views/HelpPage.tsx",
  legal: "ui/app/views/LegalPage.tsx",
  storeLocator: "ui/app/views/stores/StorePages.tsx",
  storeDetail: "ui/app/views/stores/StorePages.tsx",
  storeList: "ui/app/views/stores/StorePages.tsx",
  withdrawal: "ui/app/views/WithdrawalPage.tsx",
  contact: "ui/app/views/customer-service/ContactPage.tsx",
  claim: "ui/app/views/customer-service/ClaimPage.tsx",
  return: "ui/app/views/ReturnPage.tsx",
  returnList: "ui/app/views/ReturnListPage.tsx",
  orderReturns: "ui/app/views/ReturnListPage.tsx",
  returnDetail: "ui/app/views/ReturnDetailPage.tsx",
  waiting: "ui/app/views/WaitingRoomPage.tsx",
  sessionExpired: "ui/app/views/SessionExpiredPage.tsx",
  pageError: "ui/app/views/ErrorPage.tsx",
}
