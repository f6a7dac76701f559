import type { Preloads } from "../runtime/browser/preloadScripts.ts"
import { textPreload } from "../runtime/browser/preloadScripts.ts"
import type { TextBundle } from "../text/textBundles.ts"
import { TEXT_LANGUAGES } from "../text/textLanguages.ts"
import type { PageKind } from "./loadView.ts"

/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that hydrates the page. */
  readonly entry: string
  readonly css: readonly string[]
  /**
   * The address of the JSON with the scripts of a first press (`Preloads`). Their names do not compress, and they are
   * the same for all pages.
   */
  readonly scriptList: string
  /** The favicon. */
  readonly icon: string
  /** The fonts to preload. */
  readonly fonts: readonly string[]
}

/** The built files for every page. */
export interface BuiltAssets extends PageAssets {
  /** The content of `scriptList`. */
  readonly preloads: Preloads
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
  { wordmarkFonts, documentCss, viewCss, preloads: _, ...files }: BuiltAssets,
  language: string,
  { view, isDocument }: { readonly view: string | undefined; readonly isDocument: boolean },
): PageAssets {
  const [code = ""] = language.toLowerCase().split("-")
  return {
    ...files,
    css: [...files.css, ...(view === undefined ? [] : (viewCss[view] ?? [])), ...(isDocument ? documentCss : [])],
    ...(LANGUAGES_IN_SYSTEM_FONTS.includes(code) ? { fonts: wordmarkFonts } : {}),
  }
}
/** Id of the element in which the agent console is rendered, and of the store's data for it. */
export const AGENT_ROOT_ID = "agent"
export const AGENT_BLOCK_ID = "agent-store"

/** Modules of the islands that are the whole content of a page, by its view. */
export const CONTENT_MODULES: Readonly<Record<string, string>> = {
  "ui/app/views/HomePage.tsx": "ui/app/parts/HomeContent.tsx",
  "ui/app/views/CategoryPage.tsx": "ui/app/parts/CategoryContent.tsx",
  "ui/app/views/ProductPage.tsx": "ui/app/parts/ProductContent.tsx",
  "ui/app/views/SearchPage.tsx": "ui/features/catalog/listing/ProductListing.tsx",
}

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

/** Returns the modules that a first press imports (`Preloads`), or the name of their file: commands are in `core`. */
export function firstPressModules(): Preloads {
  return {
    islands: ["ui/features/navigation/frameIslands.ts", "ui/runtime/browser/announceEarlyChanges.ts"],
    router: ["ui/app/router/pageRouter.ts"],
    core: ["core"],
    drawer: ["ui/features/cart/CartDrawer.tsx"],
    home: modulesOf("home"),
    category: modulesOf("category"),
    search: modulesOf("search"),
    product: modulesOf("product"),
  }
}

/** The modules of a kind of page: its view, and the island that is its content. */
function modulesOf(kind: PageKind): readonly string[] {
  const view = VIEW_MODULES[kind]
  const content = view === undefined ? undefined : CONTENT_MODULES[view]
  return [view, content].filter((module) => module !== undefined)
}

/** The texts that a first press needs. */
const FIRST_TEXTS: readonly TextBundle[] = ["browse", "product", "purchase"]

/**
 * Returns the scripts of texts by their names in `Preloads`, each with the one that lists its language's. A region uses
 * those of its language where it has none. `fileOf` returns the file of a module.
 */
export function textPreloads(fileOf: (module: string) => string | undefined): Preloads {
  const scripts = TEXT_LANGUAGES.flatMap((language) => {
    const list = fileOf(`virtual:texts/${language}`)
    const [general = ""] = language.split("-")
    return FIRST_TEXTS.flatMap((bundle) => {
      const texts = fileOf(`virtual:texts/${language}/${bundle}`) ?? fileOf(`virtual:texts/${general}/${bundle}`)
      const name = textPreload(language, bundle)
      return list === undefined || texts === undefined ? [] : [[name, [`/${list}`, `/${texts}`]] as const]
    })
  })
  return Object.fromEntries(scripts)
}
