import type { Category } from "../../domain/catalog/Category.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { Order } from "../../domain/order/Order.ts"
import type { QueueRefused } from "../../domain/session/QueuedVisit.ts"
import type { Store, StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { AccountPage } from "../account/AccountPage.ts"
import type { QuickOrderPage } from "../cart/QuickOrderPage.ts"
import type { PaymentPage } from "../checkout/PaymentPage.ts"
import type { CookiesPage } from "../consent/CookiesPage.ts"
import type { HelpPage, LegalPage } from "../content/HelpPage.ts"
import type { WithdrawalPage } from "../returns/WithdrawalPage.ts"
import type { ClaimPage, ContactPage } from "../support/SupportPage.ts"
import type { GiftCardPage } from "../gift-card/GiftCardPage.ts"
import type { CategoryPage } from "../catalog/loadCategoryPage.ts"
import type { HomePage } from "../catalog/loadHomePage.ts"
import type { ProductPage } from "../catalog/loadProductPage.ts"
import type { RestockAlertPage } from "../catalog/restock/RestockAlertPage.ts"
import type { OrderLookupPage } from "./OrderLookupPage.ts"
import type { OrderPageData } from "../order/OrderPageData.ts"
import type { StoreDetailPage, StoreListPage, StoreLocatorPage } from "../location/StorePages.ts"
import type { NewsletterPage } from "../newsletter/NewsletterPage.ts"
import type { SearchPage } from "../catalog/loadSearchPage.ts"
import type { OrderReturnsPage, ReturnDetailPage, ReturnForm, ReturnListPage } from "../returns/ReturnPages.ts"
import type { WishlistPage } from "../wishlist/WishlistPage.ts"

/** Layout data around every page of a store. */
export interface StoreFrame {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
  readonly categories: readonly Category[]
  /** Editorial texts that override the built-in ones, by key. */
  readonly texts: Readonly<Record<string, string>>
}

/** Why a page cannot be shown. */
export type PageError =
  /** The page, store, category, product or order does not exist. */
  | { readonly pageError: "notFound"; readonly what: "page" | "store" | "category" | "product" | "order" }
  /** The backend did not respond, or not correctly. A retry may succeed. */
  | { readonly pageError: "unavailable"; readonly errorKey: string }

/** Content of a page. Plain data, serialized as JSON from the server into the page. */
export type PageContent =
  | { readonly content: "stores"; readonly stores: readonly StoreSummary[] }
  | { readonly content: "home"; readonly home: HomePage }
  | { readonly content: "category"; readonly category: CategoryPage }
  | { readonly content: "product"; readonly product: ProductPage }
  | { readonly content: "search"; readonly search: SearchPage }
  | { readonly content: "cart"; readonly cart: Cart }
  /** The server renders the cart for browsers without JavaScript. */
  | { readonly content: "checkout"; readonly cart?: Cart }
  /** `isSeen`: this browser showed it before; absent when only the page knows. */
  | { readonly content: "confirmation"; readonly order: Order; readonly isSeen?: boolean }
  | { readonly content: "order"; readonly order: OrderPageData }
  | { readonly content: "orderLookup"; readonly lookup: OrderLookupPage }
  /** The page a bank redirects back to, and the page for paying an order again. */
  | { readonly content: "payment"; readonly payment: PaymentPage }
  /** A sign-in page. Its parameters are in the address. */
  | {
      readonly content: "entry"
      readonly view: "login" | "register" | "reset"
      /** Prefilled from the address. */ readonly email?: string
      /** Identity provider's hint, returned to it unchanged (`hlpzi`). */ readonly hint?: string
    }
  | { readonly content: "account"; readonly account: AccountPage }
  | { readonly content: "wishlist"; readonly wishlist: WishlistPage }
  /** The restock alert page. The parameters of its email's link are in the address. */
  | { readonly content: "notice"; readonly notice: RestockAlertPage }
  /** The page that links of newsletter emails open; their parameters are in the address. */
  | { readonly content: "newsletter"; readonly newsletter: NewsletterPage }
  | { readonly content: "quickOrder"; readonly quickOrder: QuickOrderPage }
  | { readonly content: "giftCard"; readonly giftCard: GiftCardPage }
  /** Help, legal texts and customer service; only the web server loads them. */
  | { readonly content: "help"; readonly help: HelpPage }
  | { readonly content: "legal"; readonly legal: LegalPage }
  /** The cookie settings; the web server adds the visitor's choice. */
  | { readonly content: "cookies"; readonly cookies: CookiesPage }
  | { readonly content: "withdrawal"; readonly withdrawal: WithdrawalPage }
  | { readonly content: "contact"; readonly contact: ContactPage }
  | { readonly content: "claim"; readonly claim: ClaimPage }
  /** The store locator, the page of a physical store, and lists of them; only the web server loads them. */
  | { readonly content: "storeLocator"; readonly locator: StoreLocatorPage }
  | { readonly content: "storeDetail"; readonly detail: StoreDetailPage }
  | { readonly content: "storeList"; readonly list: StoreListPage }
  | { readonly content: "return"; readonly form: ReturnForm }
  | { readonly content: "returnList"; readonly list: ReturnListPage }
  | { readonly content: "orderReturns"; readonly returns: OrderReturnsPage }
  | { readonly content: "returnDetail"; readonly detail: ReturnDetailPage }
  /**
   * A page of registered customers, requested by a guest: the web server redirects to the login page. Never rendered.
   */
  | { readonly content: "registeredOnly" }
  /** The waiting room: in place of a page that a full store refused, or without a refusal at its own address. */
  | { readonly content: "waiting"; readonly queueRefused?: QueueRefused }
  /**
   * The redirect target of a session that the backend reports as expired; the return address is in the page's address.
   */
  | { readonly content: "sessionExpired" }
  | { readonly content: "pageError"; readonly pageError: PageError }

/** A page with all data to render it. */
export interface PageData {
  readonly address: PageAddress
  /** Absent outside a store: on the store selector, and for an unknown store. */
  readonly frame?: StoreFrame
  readonly content: PageContent
  /** Shown in its place after a form was run, so that a reload sends nothing again. */
  readonly next?: PageAddress
  /** Layout data could not be read: the page is shown without it and must not be cached. */
  readonly isPartial?: true
}

const PUBLIC_CONTENT: readonly PageContent["content"][] = [
  "stores",
  "home",
  "category",
  "product",
  "search",
  "giftCard",
  "help",
  "legal",
  "storeLocator",
  "storeDetail",
  "storeList",
]

/** Whether a page is the same for every customer and may be cached. */
export function isPublicPage(page: PageData): boolean {
  return PUBLIC_CONTENT.includes(page.content.content)
}
