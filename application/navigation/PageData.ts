import type { Category } from "../../domain/catalog/Category.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { Order } from "../../domain/order/Order.ts"
import type { QueueRefused } from "../../domain/session/QueuedVisit.ts"
import type { Store, StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { AccountPage } from "../account/AccountPage.ts"
import type { PaymentPage } from "../checkout/PaymentPage.ts"
import type { GiftCardPage } from "../gift-card/GiftCardPage.ts"
import type { CategoryPage } from "../catalog/loadCategoryPage.ts"
import type { HomePage } from "../catalog/loadHomePage.ts"
import type { ProductPage } from "../catalog/loadProductPage.ts"
import type { RestockAlertPage } from "../catalog/RestockAlertPage.ts"
import type { NewsletterPage } from "../newsletter/NewsletterPage.ts"
import type { SearchPage } from "../catalog/loadSearchPage.ts"
import type { WishlistPage } from "../wishlist/WishlistPage.ts"

/** What stands around every page of a store. */
export interface StoreFrame {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
  readonly categories: readonly Category[]
  /** Texts by which the shop's editors replace the built-in ones, by key. */
  readonly texts: Readonly<Record<string, string>>
}

/** Why a page cannot be shown. */
export type PageError =
  /** There is no such page, store, category, product or order. */
  | { readonly pageError: "notFound"; readonly what: "page" | "store" | "category" | "product" | "order" }
  /** The shop's server did not answer, or not as it should. Nothing is lost; trying again is right. */
  | { readonly pageError: "unavailable"; readonly errorKey: string }

/** What one page shows. Plain data: it travels as JSON from the server into the page. */
export type PageContent =
  | { readonly content: "stores"; readonly stores: readonly StoreSummary[] }
  | { readonly content: "home"; readonly home: HomePage }
  | { readonly content: "category"; readonly category: CategoryPage }
  | { readonly content: "product"; readonly product: ProductPage }
  | { readonly content: "search"; readonly search: SearchPage }
  | { readonly content: "cart"; readonly cart: Cart }
  /** The cart comes with a page from the server, so that readers without scripts see what they buy. */
  | { readonly content: "checkout"; readonly cart?: Cart }
  | { readonly content: "confirmation"; readonly order: Order }
  /** Where a bank leads back to, and where an order is paid again. */
  | { readonly content: "payment"; readonly payment: PaymentPage }
  /** A way into an account. What it was opened with stands in the address. */
  | {
      readonly content: "entry"
      readonly way: "login" | "register" | "reset"
      /** To fill in, from the address. */ readonly email?: string
      /** Of whoever keeps the accounts, to be handed back to them (`hlpzi`). */ readonly hint?: string
    }
  | { readonly content: "account"; readonly account: AccountPage }
  | { readonly content: "wishlist"; readonly wishlist: WishlistPage }
  /** To hear that a size is back. What its mail's link brought stands in the address. */
  | { readonly content: "notice"; readonly notice: RestockAlertPage }
  /** The links of the newsletter's mails lead here; what they brought stands in the address. */
  | { readonly content: "newsletter"; readonly newsletter: NewsletterPage }
  | { readonly content: "giftCard"; readonly giftCard: GiftCardPage }
  /** A page of registered shoppers, asked for by a guest: the web server leads to the login page. It is never drawn. */
  | { readonly content: "registeredOnly" }
  /** The waiting room: in the place of a page that a full shop refused, or, without a refusal, at its own address. */
  | { readonly content: "waiting"; readonly refusal?: QueueRefused }
  /** Where a session led that the shop says has expired; the way back stands in the address. */
  | { readonly content: "sessionExpired" }
  | { readonly content: "pageError"; readonly pageError: PageError }

/** A page with everything that is needed to show it. */
export interface PageData {
  readonly address: PageAddress
  /** Absent outside a store: on the store selector, and where the store is unknown. */
  readonly frame?: StoreFrame
  readonly content: PageContent
  /** What stands around it could not be had: it is shown as it is, and kept by nobody. */
  readonly isPartial?: true
}

/** Whether a page is the same for every shopper and may be kept by caches. */
export function isPublicPage(page: PageData): boolean {
  return ["stores", "home", "category", "product", "search", "giftCard"].includes(page.content.content)
}
