import type * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartChangeRefused } from "../../domain/cart/CartChangeRefused.ts"
import type { GiftRefused } from "../../domain/cart/GiftRefused.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import type { Store, StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { AppPorts } from "../../application/appPorts.ts"
import type { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import type { ProductAddressGateway } from "../../application/catalog/ProductAddressGateway.ts"
import type { FoundContentGateway } from "../../application/content/FoundContentGateway.ts"
import type { PostedServiceForm } from "../../application/navigation/loadServicePage.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { Deadline } from "../../application/shared/Deadline.ts"
import type { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { WishlistProduct } from "../../application/wishlist/saveToWishlist.ts"
import type { NewsletterFormResult, NewsletterForm } from "./forms/NewsletterRequest.ts"
import type { RestockFormResult, RestockForm } from "./forms/RestockRequest.ts"
import type { RequestCookies } from "./RequestCookies.ts"

/** A store in one language, as given by an address. */
export interface Scope {
  readonly store: Store
  readonly language: StoreLanguage
  readonly catalogId: string
}

/** The result of a form: the cart, or the tag of the refusal with its parameter. */
export type FormOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | {
      readonly ok: false
      readonly refused: string
      readonly parameter?: string
      /** Redirect after an expired session. */ readonly redirectTo?: string
    }

/** The result of saving a product to a wishlist. */
export type SaveToWishlistOutcome =
  | { readonly kind: "saved" | "guest" | "refused" }
  | { readonly kind: "redirectTo"; readonly address: string }

/** Fields of a posted form; of repeated names the last one. */
export type PostedFields = Readonly<Record<string, string>>

/** The result of a posted form's use-case, and the redirect after an expired session. */
export type SubmitOutcome<A, E> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly error: E; readonly redirectTo?: string }

/** A page, and the redirect after an expired session. */
export type LoadedPage = PageData & { readonly redirectTo?: string }

/** The use cases that the web server runs, each in a root created for its request. */
export interface ShopPrograms {
  /** All stores; cached for a short time. */
  readonly stores: () => Promise<readonly StoreSummary[]>
  /** One store with its details; `undefined` when it does not exist. */
  readonly store: (storeId: StoreId) => Promise<Store | undefined>
  readonly loadStoreSelector: (address: PageAddress, deadline?: Deadline) => Promise<PageData>
  /**
   * `place` is the requested path and query, the return address after a sign-in; `fields` are those of a form that the
   * page posted to itself.
   */
  readonly loadPage: (
    scope: Scope,
    address: PageAddress,
    cookies: RequestCookies,
    request?: { readonly place?: string; readonly deadline?: Deadline; readonly fields?: PostedFields },
  ) => Promise<LoadedPage>
  /** Reports a page that a browser without scripts shows. Does nothing without the visitor's consent. */
  readonly reportPageView: (scope: Scope, address: PageAddress, cookies: RequestCookies) => Promise<void>
  /** Counts a choice without anything of its visitor, and returns at once. */
  readonly countConsentChoice: (store: Store, decision: ConsentDecision) => void
  /** Runs the posted form of a page; the page shows the result. `place` is that of `loadPage`. */
  readonly submitPage: (
    scope: Scope,
    address: PageAddress,
    form: PostedServiceForm,
    cookies: RequestCookies,
    place?: string,
  ) => Promise<LoadedPage>
  /** Runs a program that reads a store's public data without a session. Rejects with the program's error. */
  readonly read: <A>(
    scope: Scope,
    program: Effect.Effect<
      A,
      BackendError,
      CatalogGateway | FoundContentGateway | PhysicalStoreGateway | ProductAddressGateway | StoreScope
    >,
  ) => Promise<A>
  readonly addToCart: (scope: Scope, addition: CartAddition, cookies: RequestCookies) => Promise<FormOutcome>
  /** Saves a product to a registered customer's wishlist; a guest's lists are on the device. */
  readonly saveToWishlist: (
    scope: Scope,
    product: WishlistProduct,
    cookies: RequestCookies,
  ) => Promise<SaveToWishlistOutcome>
  /** Requests, confirms or ends a restock alert. */
  readonly handleRestock: (
    scope: Scope,
    form: RestockForm,
    cookies: RequestCookies,
  ) => Promise<RestockFormResult & { readonly redirectTo?: string }>
  /** Confirms or ends a newsletter subscription with the values of a mail's link. */
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
  /** Runs the use-case of a posted form. Rejects with a defect. */
  readonly submit: <A, E>(
    scope: Scope,
    program: Effect.Effect<A, E, AppPorts>,
    cookies: RequestCookies,
  ) => Promise<SubmitOutcome<A, E>>
  /** Adds several SKUs, all or none. */
  readonly addAllToCart: (
    scope: Scope,
    additions: readonly CartAddition[],
    cookies: RequestCookies,
  ) => Promise<FormOutcome>
  /** Sends a small uncached request to the backend. Fails with `BackendError` within a few seconds. */
  readonly pingBackend: () => Promise<void>
  /** Forwards a page's call to the backend, with the customer's session held by this server. */
  readonly forward: (request: Request, storeId: StoreId | undefined, cookies: RequestCookies) => Promise<Response>
  /** Forwards a navigation to the backend's login pages, and stores the resulting session. */
  readonly login: (request: Request, storeId: StoreId | undefined, cookies: RequestCookies) => Promise<Response>
}
