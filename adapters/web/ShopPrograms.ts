import type * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartChangeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { Store, StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { AppPorts } from "../../application/appPorts.ts"
import type { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { Deadline } from "../../application/shared/Deadline.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { WishlistProduct } from "../../application/wishlist/saveToWishlist.ts"
import type { NewsletterFormResult, NewsletterForm } from "./NewsletterRequest.ts"
import type { RestockFormResult, RestockForm } from "./RestockRequest.ts"
import type { RequestCookies } from "./RequestCookies.ts"

/** A store in one language, as one address names it. */
export interface Scope {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
}

/** What became of a form: the cart as it is now, or the tag of the refusal with what it is about. */
export type FormOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | {
      readonly ok: false
      readonly refused: string
      readonly parameter?: string
      /** The session is over: where its shopper is led instead. */ readonly redirectTo?: string
    }

/** What became of a product that was to be saved in a list. */
export type SaveToWishlistOutcome =
  { readonly kind: "saved" | "guest" | "refused" } | { readonly kind: "redirectTo"; readonly address: string }

/** A page, and where its shopper is led instead when it turned out that the session is over. */
export type LoadedPage = PageData & { readonly redirectTo?: string }

/** The use-cases the web server runs, each in a root made for its request. */
export interface ShopPrograms {
  /** Every store; remembered for a short while. */
  readonly stores: () => Promise<readonly StoreSummary[]>
  /** One store with its details; `undefined` when there is none. */
  readonly store: (storeId: StoreId) => Promise<Store | undefined>
  readonly loadStoreSelector: (address: PageAddress, deadline?: Deadline) => Promise<PageData>
  /** `place` is the path and query that was asked for, to come back to after a login. */
  readonly loadPage: (
    scope: Scope,
    address: PageAddress,
    cookies: RequestCookies,
    place?: string,
    deadline?: Deadline,
  ) => Promise<LoadedPage>
  /**
   * Runs a program that reads a store's public catalogue, in nobody's session. Rejects with what the program fails
   * with.
   */
  readonly read: <A>(scope: Scope, program: Effect.Effect<A, BackendError, CatalogGateway | StoreScope>) => Promise<A>
  readonly addToCart: (scope: Scope, addition: CartAddition, cookies: RequestCookies) => Promise<FormOutcome>
  /** Saves a product in a registered shopper's list; a guest has none here. */
  readonly saveToWishlist: (
    scope: Scope,
    product: WishlistProduct,
    cookies: RequestCookies,
  ) => Promise<SaveToWishlistOutcome>
  /** Asks for a stock notification, confirms or ends it. */
  readonly handleRestock: (
    scope: Scope,
    form: RestockForm,
    cookies: RequestCookies,
  ) => Promise<RestockFormResult & { readonly redirectTo?: string }>
  /** Confirms or ends a newsletter subscription with what a mail's link held. */
  readonly handleNewsletter: (
    scope: Scope,
    form: NewsletterForm,
    cookies: RequestCookies,
  ) => Promise<NewsletterFormResult & { readonly redirectTo?: string }>
  readonly changeQuantity: (
    scope: Scope,
    sku: Sku,
    quantity: number,
    cookies: RequestCookies,
    lineId?: string,
  ) => Promise<FormOutcome>
  /** Runs another change of the cart. */
  readonly changeCart: (
    scope: Scope,
    change: Effect.Effect<Cart, BackendError | CartChangeRefused | GiftRefused | GiftCardRefused, AppPorts>,
    cookies: RequestCookies,
  ) => Promise<FormOutcome>
  /** The same for several skus: all of them or none. */
  readonly addAllToCart: (
    scope: Scope,
    additions: readonly CartAddition[],
    cookies: RequestCookies,
  ) => Promise<FormOutcome>
  /** Asks the backend for something small, past every cache. Fails with `BackendError`, within a few seconds. */
  readonly pingBackend: () => Promise<void>
  /** Sends a shopper's call on to the backend, with the session this server holds for the shopper. */
  readonly forward: (request: Request, storeId: StoreId | undefined, cookies: RequestCookies) => Promise<Response>
  /** Hands a navigation to the backend's login pages on, and keeps the session that comes of it. */
  readonly login: (request: Request, storeId: StoreId | undefined, cookies: RequestCookies) => Promise<Response>
}
