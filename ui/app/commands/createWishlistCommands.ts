import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import {
  createWishlist,
  deleteWishlist,
  describeWishlist,
  addToList,
  renameWishlist,
  setWishlistQuantity,
  shareWishlist,
  removeFromList,
} from "../../../application/wishlist/changeLists.ts"
import { discardUnreadable } from "../../../application/wishlist/DeviceWishlists.ts"
import { createEventWishlist, buyFromEventWishlist } from "../../../application/wishlist/eventWishlists.ts"
import { listWishlists } from "../../../application/wishlist/listWishlists.ts"
import { moveToCart, saveForLater } from "../../../application/wishlist/moveToCart.ts"
import {
  findWishlists,
  listSharedWishlists,
  listSponsoredWishlists,
} from "../../../application/wishlist/sharedWishlists.ts"
import { removeProductFromLists, saveToWishlist } from "../../../application/wishlist/saveToWishlist.ts"
import { emailWishlist, createQuote } from "../../../application/wishlist/sendWishlist.ts"
import { findWishlistSales } from "../../../application/wishlist/wishlistSales.ts"
import { browserWishlists } from "../../../adapters/composition/browserWishlists.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { WishlistCommands } from "../../runtime/WishlistCommands.ts"
import { withCart } from "./withCart.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands for wishlists. */
export function createWishlistCommands(scope: StoreContext, config: CoreConfig): WishlistCommands {
  const { root, cartRunner } = createCartModule(scope, config)
  const run = programRunner(browserWishlists(root).context)
  const change: typeof run = async (program, options) => {
    const result = await run(program, options)
    announceChange(scope.store.id, "wishlists")
    return result
  }
  const changeListAndCart = cartRunner(change)
  return {
    list: () => run(listWishlists()),
    save: (wished, listName) => change(saveToWishlist(wished, listName)),
    forget: (productId) => change(removeProductFromLists(productId)),
    add: (listName, entries) => change(addToList(listName, entries)),
    removeItems: (listName, catentryIds) => change(removeFromList(listName, catentryIds)),
    setQuantity: (listName, catentryId, quantity) => change(setWishlistQuantity(listName, catentryId, quantity)),
    describe: (listName, description) => change(describeWishlist(listName, description)),
    create: (name) => change(createWishlist(name)),
    rename: (oldName, name) => change(renameWishlist(oldName, name)),
    remove: (name) => change(deleteWishlist(name)),
    share: (name, kind, pin) => change(shareWishlist(name, kind, pin)),
    sharingSecrets: ({ sharedToken, pin }) =>
      run(
        Effect.succeed({
          ...(sharedToken === undefined ? {} : { token: Redacted.value(sharedToken) }),
          ...(pin === undefined ? {} : { pin: Redacted.value(pin) }),
        }),
      ),
    discardQuarantined: () => change(discardUnreadable),
    moveToCart: (items, listName) => withCart(changeListAndCart, moveToCart(items, listName)),
    saveForLater: (item, lineId) => withCart(changeListAndCart, saveForLater(item, lineId)),
    email: (listId, mail) => run(emailWishlist(listId, mail)),
    budget: (items, address, format) => run(createQuote(items, address, format)),
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
    addEventItemsToCart: (eventId, accessCode, items) =>
      withCart(changeListAndCart, buyFromEventWishlist(eventId, accessCode, items)),
  }
}
