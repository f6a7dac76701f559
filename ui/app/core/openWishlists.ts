import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { createWishlist, deleteWishlist, describeWishlist, putIntoWishlist, renameWishlist, setWishlistQuantity, shareWishlist, takeOutOfWishlist } from "../../../application/wishlist/changeLists.ts"
import { dropSetAside } from "../../../application/wishlist/DeviceWishlists.ts"
import { createEventWishlist, takeFromEventWishlist } from "../../../application/wishlist/eventWishlists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { moveToCart, saveForLater } from "../../../application/wishlist/moveToCart.ts"
import { findWishlists, listSharedWishlists, listSponsoredWishlists } from "../../../application/wishlist/othersWishlists.ts"
import { forgetProduct, saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import { emailWishlist, makeBudget } from "../../../application/wishlist/sendWishlist.ts"
import { findWishlistSales } from "../../../application/wishlist/wishlistSales.ts"
import { browserWishlists } from "../../../adapters/composition/browserWishlists.ts"
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
  const changed = changing(run)
  return {
    list: () => run(listWishlists()),
    save: (wished, listName) => run(saveToWishlist(wished, listName)),
    forget: (productId) => run(forgetProduct(productId)),
    put: (listName, entries) => run(putIntoWishlist(listName, entries)),
    takeOut: (listName, catentryIds) => run(takeOutOfWishlist(listName, catentryIds)),
    setQuantity: (listName, catentryId, quantity) => run(setWishlistQuantity(listName, catentryId, quantity)),
    describe: (listName, description) => run(describeWishlist(listName, description)),
    create: (name) => run(createWishlist(name)),
    rename: (oldName, name) => run(renameWishlist(oldName, name)),
    remove: (name) => run(deleteWishlist(name)),
    share: (name, kind, pin) => run(shareWishlist(name, kind, pin)),
    openings: ({ sharedToken, pin }) => run(Effect.succeed({
      ...(sharedToken === undefined ? {} : { token: Redacted.value(sharedToken) }),
      ...(pin === undefined ? {} : { pin: Redacted.value(pin) }),
    })),
    letAsideGo: () => run(dropSetAside),
    moveToCart: (items, listName) => besideCart(changed, moveToCart(items, listName)),
    saveForLater: (item, lineId) => besideCart(changed, saveForLater(item, lineId)),
    email: (listId, mail) => run(emailWishlist(listId, mail)),
    budget: (items, address, format) => run(makeBudget(items, address, format)),
    sales: (catentryIds) => run(findWishlistSales(catentryIds)),
    find: (name, pin) => run(findWishlists(name, pin)),
    sponsored: () => run(listSponsoredWishlists()),
    events: () => run(Effect.map(listSharedWishlists(), ({ events }) => events.map(({ accessCode, ...event }) => ({ ...event, ...(accessCode === undefined ? {} : { accessCode: Redacted.value(accessCode) }) })))),
    createEvent: (event) => run(createEventWishlist(event)),
    takeFromEvent: (eventId, accessCode, items) => besideCart(changed, takeFromEventWishlist(eventId, accessCode, items)),
  }
}
