import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import type { Address } from "../../domain/address/Address.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { SavedWishlists, Wishlist, WishlistDraft, WishlistEntry } from "../../domain/wishlist/Wishlist.ts"
import type { WishlistMail } from "../../domain/wishlist/wishlistMail.ts"
import type {
  WishlistLimitReached,
  WishlistMailRefused,
  WishlistNameTaken,
  WishlistsChanged,
} from "../../domain/wishlist/WishlistChangeRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"

/** Units of a SKU in a list; `itemId` selects one item. */
export interface WishlistLine {
  readonly sku: Sku
  readonly quantity: number
  readonly itemId?: string
}

/** Items, recipient and file type of a quote. */
export interface BudgetRequest {
  readonly address: Address
  readonly lines: readonly WishlistLine[]
  readonly format: "PDF" | "XLSX"
}

/** The customer's lists at the backend: registered customers only (S6). */
export class WishlistGateway extends Context.Service<
  WishlistGateway,
  {
    readonly getWishlist: (listId: string, userId?: string) => Effect.Effect<Wishlist, BackendError>
    /** The default list, or the public list of a token; none when it does not exist. */
    readonly getUserWishlist: (
      token?: Redacted.Redacted<string>,
    ) => Effect.Effect<Option.Option<Wishlist>, BackendError>
    /** Adds units to the default list, or to the list with this id. */
    readonly addToWishlist: (
      lines: readonly WishlistLine[],
      listId?: string,
    ) => Effect.Effect<Wishlist, BackendError | WishlistLimitReached>
    /** Sets quantities; 0 removes an item. */
    readonly updateWishlist: (
      lines: readonly WishlistLine[],
      listId?: string,
    ) => Effect.Effect<Wishlist, BackendError | WishlistLimitReached>
    readonly emailWishlist: (
      listId: string,
      mail: WishlistMail,
    ) => Effect.Effect<void, BackendError | WishlistMailRefused>
    readonly createBudget: (request: BudgetRequest) => Effect.Effect<FileContent, BackendError>
    /** None when the customer has no list (S8). */
    readonly listSavedWishlists: Effect.Effect<Option.Option<SavedWishlists>, BackendError>
    /** Replaces all lists; with `revision` only if nothing has changed since. */
    readonly saveWishlists: (
      lists: readonly WishlistDraft[],
      revision?: number,
    ) => Effect.Effect<SavedWishlists, BackendError | WishlistLimitReached | WishlistsChanged>
    readonly updateSavedWishlist: (
      list: WishlistDraft,
    ) => Effect.Effect<SavedWishlists, BackendError | WishlistLimitReached | WishlistNameTaken>
    /** Deletes by index; with `name` only if the list still has that name. */
    readonly deleteSavedWishlist: (
      index: number,
      name?: string,
    ) => Effect.Effect<SavedWishlists, BackendError | WishlistsChanged>
    readonly updateWishlistItem: (
      name: string,
      items: readonly WishlistEntry[],
    ) => Effect.Effect<Wishlist, BackendError | WishlistLimitReached>
    readonly deleteWishlistItem: (name: string, catentryIds: readonly string[]) => Effect.Effect<Wishlist, BackendError>
  }
>()("WishlistGateway") {}
