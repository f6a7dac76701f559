import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { Store, StoreLanguage, StoreSummary } from "../../domain/store/Store.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
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
  | { readonly ok: false; readonly refused: string; readonly parameter?: string }

/** The use-cases the web server runs, each in a root made for its request. */
export interface ShopPrograms {
  /** Every store; remembered for a short while. */
  readonly stores: () => Promise<readonly StoreSummary[]>
  /** One store with its details; `undefined` when there is none. */
  readonly store: (storeId: StoreId) => Promise<Store | undefined>
  readonly loadStoreSelector: (address: PageAddress) => Promise<PageData>
  readonly loadPage: (scope: Scope, address: PageAddress, cookies: RequestCookies) => Promise<PageData>
  readonly addToCart: (scope: Scope, addition: CartAddition, cookies: RequestCookies) => Promise<FormOutcome>
  readonly changeQuantity: (scope: Scope, sku: Sku, quantity: number, cookies: RequestCookies) => Promise<FormOutcome>
  /** Sends a shopper's call on to the backend, with the session this server holds for the shopper. */
  readonly forward: (request: Request, storeId: StoreId | undefined, cookies: RequestCookies) => Promise<Response>
}
