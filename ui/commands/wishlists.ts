import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { httpCartDetailGateway } from "../../adapters/backend/cart/HttpCartDetailGateway.ts"
import { httpCatalogGateway } from "../../adapters/backend/catalog/HttpCatalogGateway.ts"
import { httpStoreListGateway } from "../../adapters/backend/store/HttpStoreGateway.ts"
import { httpSharedWishlistGateway } from "../../adapters/backend/wishlist/HttpSharedWishlistGateway.ts"
import { httpWishlistGateway } from "../../adapters/backend/wishlist/HttpWishlistGateway.ts"
import { announcing } from "../../application/platform/TabAnnouncer.ts"
import {
  addToList,
  createWishlist,
  deleteWishlist,
  describeWishlist,
  removeFromList,
  renameWishlist,
  setWishlistQuantity,
  shareWishlist,
} from "../../application/wishlist/changeLists.ts"
import type { CustomerWishlists } from "../../application/wishlist/CustomerWishlists.ts"
import { discardUnreadable } from "../../application/wishlist/DeviceWishlists.ts"
import type { EventWishlistInput } from "../../application/wishlist/eventWishlists.ts"
import { buyFromEventWishlist, createEventWishlist } from "../../application/wishlist/eventWishlists.ts"
import { listWishlists } from "../../application/wishlist/listWishlists.ts"
import { moveToCart, saveForLater } from "../../application/wishlist/moveToCart.ts"
import type { WishlistProduct } from "../../application/wishlist/saveToWishlist.ts"
import { removeProductFromLists, saveToWishlist } from "../../application/wishlist/saveToWishlist.ts"
import { createQuote, emailWishlist } from "../../application/wishlist/sendWishlist.ts"
import {
  findWishlists,
  listSharedWishlists,
  listSponsoredWishlists,
} from "../../application/wishlist/sharedWishlists.ts"
import type { BudgetRequest } from "../../application/wishlist/WishlistGateway.ts"
import { findWishlistSales } from "../../application/wishlist/wishlistSales.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { CartItem } from "../../domain/cart/Cart.ts"
import type { EventUnits, EventWishlist } from "../../domain/wishlist/EventWishlist.ts"
import type { Wishlist, WishlistEntry, WishlistItem, WishlistKind } from "../../domain/wishlist/Wishlist.ts"
import type { WishlistMail } from "../../domain/wishlist/wishlistMail.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** The customer's own event list, with its code in plain text to share. */
export interface EventWithAccessCode extends Omit<EventWishlist, "accessCode"> {
  readonly accessCode?: string
}

/** A saved product with the list that contains it. */
export interface SavedProduct extends CustomerWishlists {
  readonly name: string
  readonly entry: WishlistEntry
}

export type WishlistCommands = ReturnType<typeof wishlistCommands>

/** All errors of the wishlist commands. */
export type WishlistError = CommandError<WishlistCommands>

/** Commands for wishlists. Changes return all lists as they are afterwards. */
export function wishlistCommands(base: CommandBase) {
  const { cart } = base
  const run = runWith(
    base,
    httpCatalogGateway,
    httpStoreListGateway,
    httpCartDetailGateway,
    httpWishlistGateway,
    httpSharedWishlistGateway,
  )
  const change: typeof run = (program, options) => run(announcing("wishlists", program), options)
  return {
    list: () => run(listWishlists()),
    /** Without a name, saves to the list of the default name, else to the first. */
    save: (wished: WishlistProduct, listName?: string) => change(saveToWishlist(wished, listName)),
    /** Removes a product from every list; returns the removed entries. */
    forget: (productId: string) => change(removeProductFromLists(productId)),
    add: (listName: string, entries: readonly WishlistEntry[]) => change(addToList(listName, entries)),
    removeItems: (listName: string, catentryIds: readonly string[]) => change(removeFromList(listName, catentryIds)),
    /** From 1 to 9999. */
    setQuantity: (listName: string, catentryId: string, quantity: number) =>
      change(setWishlistQuantity(listName, catentryId, quantity)),
    /** An empty description removes it. */
    describe: (listName: string, description: string) => change(describeWishlist(listName, description)),
    create: (name: string) => change(createWishlist(name)),
    rename: (oldName: string, name: string) => change(renameWishlist(oldName, name)),
    remove: (name: string) => change(deleteWishlist(name)),
    share: (name: string, kind: WishlistKind, pin?: string) => change(shareWishlist(name, kind, pin)),
    /** Link token and pin of a public list in plain text, to show to its owner. */
    sharingSecrets: ({ sharedToken, pin }: Pick<Wishlist, "sharedToken" | "pin">) =>
      run(
        Effect.succeed({
          ...(sharedToken === undefined ? {} : { token: Redacted.value(sharedToken) }),
          ...(pin === undefined ? {} : { pin: Redacted.value(pin) }),
        }),
      ),
    /** Discards stored lists that this device could not read. */
    discardQuarantined: () => change(discardUnreadable),
    /** Without a list name, items are not removed: the list belongs to another customer. */
    moveToCart: (items: readonly WishlistItem[], listName?: string) =>
      change(cart.changeWith(moveToCart(items, listName))),
    saveForLater: (item: CartItem, lineId?: string) => change(cart.changeWith(saveForLater(item, lineId))),
    email: (listId: string, mail: WishlistMail) => run(emailWishlist(listId, mail)),
    budget: (items: readonly WishlistItem[], address: Address, format: BudgetRequest["format"]) =>
      run(createQuote(items, address, format)),
    sales: (catentryIds: readonly string[]) => run(findWishlistSales(catentryIds)),
    find: (name: string, pin: string) => run(findWishlists(name, pin)),
    /** Public lists of the teens the customer sponsors. */
    sponsored: () => run(listSponsoredWishlists()),
    /** The customer's event lists. */
    events: () =>
      run(
        Effect.map(listSharedWishlists(), ({ events }) =>
          events.map(({ accessCode, ...event }): EventWithAccessCode => ({
            ...event,
            ...(accessCode === undefined ? {} : { accessCode: Redacted.value(accessCode) }),
          })),
        ),
      ),
    createEvent: (event: EventWishlistInput) => run(createEventWishlist(event)),
    addEventItemsToCart: (eventId: string, accessCode: string, items: readonly EventUnits[]) =>
      change(cart.changeWith(buyFromEventWishlist(eventId, accessCode, items))),
  }
}
