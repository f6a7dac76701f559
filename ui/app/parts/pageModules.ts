import type { Preloads } from "../../runtime/browser/preloadFiles.ts"
import type { PageKind } from "../loadView.ts"

/**
 * The modules with which each stage of a page starts, in order: the script that starts the others, what hydrates the
 * page, what builds addresses, what loads texts, the islands around every page with what prepares further pages, and
 * what the first command needs.
 */
export const STAGE_MODULES = {
  boot: ["ui/app/boot.ts"],
  page: ["ui/app/entryBrowser.tsx"],
  addressRules: ["ui/app/router/addressesOf.ts"],
  texts: ["ui/text/loadTexts.ts"],
  islands: ["ui/app/parts/frameIslands.ts", "ui/runtime/browser/announceEarlyChanges.ts", "ui/app/preparePage.ts"],
  core: ["ui/commands/commandModules.ts", "ui/commands/base/createCommandBase.ts", "ui/commands/cart.ts"],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The stages that the server renders around every page, in the order of their style sheets. */
export const FRAME_STAGES = ["islands", "page"] as const satisfies readonly (keyof typeof STAGE_MODULES)[]

/** Modules that the server renders in a view, which fetches them later: islands, and what works without scripts. */
export const CONTENT_MODULES: Readonly<Record<string, readonly string[]>> = {
  "ui/app/views/HomePage.tsx": ["ui/app/parts/HomeContent.tsx"],
  "ui/app/views/CategoryPage.tsx": ["ui/app/parts/CategoryContent.tsx"],
  "ui/app/views/ProductPage.tsx": ["ui/app/parts/ProductContent.tsx"],
  "ui/app/views/SearchPage.tsx": ["ui/features/catalog/listing/ProductListing.tsx"],
  "ui/app/views/CartPage.tsx": ["ui/features/cart/CartUpdates.tsx", "ui/features/cart/codes/PromoCode.tsx"],
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

/** Returns the modules that a first press imports (`Preloads`), or the names of their stages. */
export function firstPressModules(): Preloads {
  return {
    islands: ["islands", "addressRules", "texts"],
    router: ["ui/app/router/pageRouter.ts"],
    core: ["core"],
    drawer: ["ui/features/cart/CartDrawer.tsx", "ui/features/catalog/product/AddToCartError.tsx"],
    telemetry: ["ui/commands/base/telemetry.ts"],
    home: modulesOf("home"),
    category: modulesOf("category"),
    search: modulesOf("search"),
    product: modulesOf("product"),
  }
}

/** The modules of a kind of page: its view, and the island that is its content. */
function modulesOf(kind: PageKind): readonly string[] {
  const view = VIEW_MODULES[kind]
  const content = (view && CONTENT_MODULES[view]) ?? []
  return [view, ...content].filter((module) => module !== undefined)
}
