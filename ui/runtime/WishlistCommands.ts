import type { Address } from "../../domain/address/Address.ts"
import type { Cart, CartItem } from "../../domain/cart/Cart.ts"
import type { EventUnits, EventWishlist } from "../../domain/wishlist/EventWishlist.ts"
import type { Wishlist, WishlistEntry, WishlistItem, WishlistKind } from "../../domain/wishlist/Wishlist.ts"
import type { WishlistMail } from "../../domain/wishlist/wishlistMail.ts"
import type { WishlistChangeRefused } from "../../domain/wishlist/WishlistChangeRefused.ts"
import type { FileContent } from "../../application/shared/FileContent.ts"
import type { StorageError } from "../../application/shared/StorageError.ts"
import type { EventWishlistInput } from "../../application/wishlist/eventWishlists.ts"
import type { MoveToCartResult } from "../../application/wishlist/moveToCart.ts"
import type { WishlistProduct } from "../../application/wishlist/saveToWishlist.ts"
import type { SponsorList } from "../../application/wishlist/SharedWishlistGateway.ts"
import type { CustomerWishlists } from "../../application/wishlist/CustomerWishlists.ts"
import type { BudgetRequest } from "../../application/wishlist/WishlistGateway.ts"
import type { WishlistSale } from "../../application/wishlist/wishlistSales.ts"
import type { CommandResult, ShopError } from "./CommandResult.ts"

/** All errors of the wishlist commands. */
export type WishlistError = ShopError | StorageError | WishlistChangeRefused

type Answer<A> = Promise<CommandResult<A, WishlistError>>

/** The customer's own event list, with its code in plain text to share. */
export interface EventWithAccessCode extends Omit<EventWishlist, "accessCode"> {
  readonly accessCode?: string
}

/** A saved product with the list that contains it. */
export interface SavedProduct extends CustomerWishlists {
  readonly name: string
  readonly entry: WishlistEntry
}

/** Wishlist commands. Changes return all lists as they are afterwards. */
export interface WishlistCommands {
  readonly list: () => Answer<CustomerWishlists>
  /** Without a name, saves to the list of the default name, else to the first. */
  readonly save: (wished: WishlistProduct, listName?: string) => Answer<SavedProduct>
  /** Removes a product from every list; returns the removed entries. */
  readonly forget: (
    productId: string,
  ) => Answer<readonly { readonly name: string; readonly entries: readonly WishlistEntry[] }[]>
  readonly add: (listName: string, entries: readonly WishlistEntry[]) => Answer<CustomerWishlists>
  readonly removeItems: (listName: string, catentryIds: readonly string[]) => Answer<CustomerWishlists>
  /** From 1 to 9999. */
  readonly setQuantity: (listName: string, catentryId: string, quantity: number) => Answer<CustomerWishlists>
  /** An empty description removes it. */
  readonly describe: (listName: string, description: string) => Answer<CustomerWishlists>
  readonly create: (name: string) => Answer<CustomerWishlists>
  readonly rename: (oldName: string, name: string) => Answer<CustomerWishlists>
  readonly remove: (name: string) => Answer<CustomerWishlists>
  readonly share: (name: string, kind: WishlistKind, pin?: string) => Answer<CustomerWishlists>
  /** Link token and pin of a public list in plain text, to show to its owner. */
  readonly sharingSecrets: (list: Wishlist) => Answer<{ readonly token?: string; readonly pin?: string }>
  /** Discards stored lists that this device could not read. */
  readonly discardQuarantined: () => Answer<void>
  /** Without a list name, items are not removed: the list belongs to another customer. */
  readonly moveToCart: (items: readonly WishlistItem[], listName?: string) => Answer<MoveToCartResult>
  readonly saveForLater: (
    item: CartItem,
    lineId?: string,
  ) => Answer<{ readonly cart: Cart; readonly listName: string; readonly catentryId: string }>
  readonly email: (listId: string, mail: WishlistMail) => Answer<void>
  readonly budget: (
    items: readonly WishlistItem[],
    address: Address,
    format: BudgetRequest["format"],
  ) => Answer<FileContent>
  readonly sales: (catentryIds: readonly string[]) => Answer<readonly WishlistSale[]>
  readonly find: (name: string, pin: string) => Answer<readonly Wishlist[]>
  /** Public lists of the teens the customer sponsors. */
  readonly sponsored: () => Answer<readonly SponsorList[]>
  /** The customer's event lists. */
  readonly events: () => Answer<readonly EventWithAccessCode[]>
  readonly createEvent: (event: EventWishlistInput) => Answer<EventWishlist>
  readonly addEventItemsToCart: (
    eventId: string,
    accessCode: string,
    items: readonly EventUnits[],
  ) => Answer<{ readonly event: EventWishlist; readonly cart: Cart }>
}
