import type { WishlistCommands } from "../../../ui/runtime/WishlistCommands.ts"

/**
 * Wishlist commands of which only the given ones may be called; any other ends the test. A list has no sign-in, and
 * there are no events.
 */
export function wishlistCommandsFixture(asked: Partial<WishlistCommands>): WishlistCommands {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  return {
    list: refuse("list"),
    save: refuse("save"),
    forget: refuse("forget"),
    add: refuse("add"),
    removeItems: refuse("removeItems"),
    setQuantity: refuse("setQuantity"),
    describe: refuse("describe"),
    create: refuse("create"),
    rename: refuse("rename"),
    remove: refuse("remove"),
    share: refuse("share"),
    sharingSecrets: () => Promise.resolve({ ok: true, value: {} }),
    discardQuarantined: refuse("discardQuarantined"),
    moveToCart: refuse("moveToCart"),
    saveForLater: refuse("saveForLater"),
    email: refuse("email"),
    budget: refuse("budget"),
    sales: refuse("sales"),
    find: refuse("find"),
    sponsored: refuse("sponsored"),
    events: () => Promise.resolve({ ok: true, value: [] }),
    createEvent: refuse("createEvent"),
    addEventItemsToCart: refuse("addEventItemsToCart"),
    ...asked,
  }
}
