import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import {
  createWishlist,
  deleteWishlist,
  describeWishlist,
  putIntoWishlist,
  renameWishlist,
  setWishlistQuantity,
  shareWishlist,
  takeOutOfWishlist,
} from "../../../application/wishlist/changeLists.ts"
import { dropSetAside } from "../../../application/wishlist/DeviceWishlists.ts"
import { createEventWishlist, takeFromEventWishlist } from "../../../application/wishlist/eventWishlists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { moveToCart, saveForLater } from "../../../application/wishlist/moveToCart.ts"
import {
  findWishlists,
  listSharedWishlists,
  listSponsoredWishlists,
} from "../../../application/wishlist/othersWishlists.ts"
import { forgetProduct, saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import { emailWishlist, makeBudget } from "../../../application/wishlist/sendWishlist.ts"
import { findWishlistSales } from "../../../application/wishlist/wishlistSales.ts"
import { browserWishlists } from "../../../adapters/composition/browserWishlists.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { WishlistCommands } from "../../runtime/WishlistCommands.ts"
import { besideCart } from "./besideCart.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows lists. */
export function openWishlists(scope: CoreScope, surroundings: CoreSurroundings): WishlistCommands {
  const { root, changing } = openCart(scope, surroundings)
  const run = programRunner(browserWishlists(root).context)
  const change: typeof run = async (program, options) => {
    const result = await run(program, options)
    announceChange(scope.store.id, "wishlists")
    return result
  }
  const changedBoth = changing(change)
  return {
    list: () => run(listWishlists()),
    save: (wished, listName) => change(saveToWishlist(wished, listName)),
    forget: (productId) => change(forgetProduct(productId)),
    put: (listName, entries) => change(putIntoWishlist(listName, entries)),
    takeOut: (listName, catentryIds) => change(takeOutOfWishlist(listName, catentryIds)),
    setQuantity: (listName, catentryId, quantity) => change(setWishlistQuantity(listName, catentryId, quantity)),
    describe: (listName, description) => change(describeWishlist(listName, description)),
    create: (name) => change(createWishlist(name)),
    rename: (oldName, name) => change(renameWishlist(oldName, name)),
    remove: (name) => change(deleteWishlist(name)),
    share: (name, kind, pin) => change(shareWishlist(name, kind, pin)),
    openings: ({ sharedToken, pin }) =>
      run(
        Effect.succeed({
          ...(sharedToken === undefined ? {} : { token: Redacted.value(sharedToken) }),
          ...(pin === undefined ? {} : { pin: Redacted.value(pin) }),
        }),
      ),
    letAsideGo: () => change(dropSetAside),
    moveToCart: (items, listName) => besideCart(changedBoth, moveToCart(items, listName)),
    saveForLater: (item, lineId) => besideCart(changedBoth, saveForLater(item, lineId)),
    email: (listId, mail) => run(emailWishlist(listId, mail)),
    budget: (items, address, format) => run(makeBudget(items, address, format)),
    sales: (catentryIds) => run(findWishlistSales(catentryIds)),
    find: (name, pin) => run(findWishlists(name, pin)),
    sponsored: () => run(listSponsoredWishlists()),
    events: () =>
      run(
        Effect.map(listSharedWishlists(), ({ events }) =>
          events.map(({ accessCode, ...event }) => ({
            ...event,
            ...(accessCode === undefined ? {} : { accessCode: Redacted.value(accessCode) }),
          })),
        ),
      ),
    createEvent: (event) => run(createEventWishlist(event)),
    takeFromEvent: (eventId, accessCode, items) =>
      besideCart(changedBoth, takeFromEventWishlist(eventId, accessCode, items)),
  }
}
