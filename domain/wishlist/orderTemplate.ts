import { nextName } from "./splitFullLists.ts"
import type { WishlistDraft } from "./Wishlist.ts"
import { wishlistNameKey } from "./wishlistName.ts"

/** Value of `wishlistType` for order templates: lists that are ordered again and again, and not wishes. */
export const ORDER_TEMPLATE_TYPE = "ORDER_TEMPLATE"

/** Whether a list is an order template. */
export function isOrderTemplate({ type }: Pick<WishlistDraft, "type">): boolean {
  return type === ORDER_TEMPLATE_TYPE
}

/**
 * Returns the lists of a device with other names than the order templates of the account, which they would otherwise be
 * merged into: `Summer` becomes `Summer 2`.
 */
export function renameClashingLists(
  deviceLists: readonly WishlistDraft[],
  serverLists: readonly WishlistDraft[],
): readonly WishlistDraft[] {
  const taken = new Set(serverLists.filter(isOrderTemplate).map(({ name }) => wishlistNameKey(name)))
  return deviceLists.map((list) => {
    let { name } = list
    while (taken.has(wishlistNameKey(name))) name = nextName(name)
    return { ...list, name }
  })
}
