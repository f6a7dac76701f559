import type { CartItem } from "../cart/Cart.ts"
import { isGiftCard } from "../cart/isGiftCard.ts"
import { isCustomizedLine } from "../cart/LineCustomization.ts"
import type { Sku } from "../shared/Sku.ts"
import { nextName } from "./splitFullLists.ts"
import type { WishlistDraft } from "./Wishlist.ts"
import { MAX_ENTRY_QUANTITY } from "./wishlistEntry.ts"
import { wishlistNameKey } from "./wishlistName.ts"

/** Value of `wishlistType` for order templates: lists that are ordered again and again, and not wishes. */
export const ORDER_TEMPLATE_TYPE = "ORDER_TEMPLATE"

/** Whether a list is an order template. */
export function isOrderTemplate({ type }: Pick<WishlistDraft, "type">): boolean {
  return type === ORDER_TEMPLATE_TYPE
}

/** A line of a cart or an order that a template does not have. */
export interface TemplateLeftover {
  readonly name: string
  readonly color?: string
  readonly size?: string
  /** A template has products and sizes only; the size may be unknown to the catalogue. */
  readonly reason: "giftCard" | "customized" | "unavailable"
}

/** Units of each SKU for a template, and the lines that it cannot have: gift cards and customized items. */
export function templateLines(items: readonly CartItem[]): {
  readonly units: ReadonlyMap<Sku, number>
  readonly left: readonly TemplateLeftover[]
} {
  const units = new Map<Sku, number>()
  const left: TemplateLeftover[] = []
  for (const item of items) {
    if (isGiftCard(item)) left.push(toTemplateLeftover(item, "giftCard"))
    else if (isCustomizedLine(item)) left.push(toTemplateLeftover(item, "customized"))
    else units.set(item.sku, Math.min((units.get(item.sku) ?? 0) + item.quantity, MAX_ENTRY_QUANTITY))
  }
  return { units, left }
}

export function toTemplateLeftover(
  { name, color, size }: Pick<CartItem, "name" | "color" | "size">,
  reason: TemplateLeftover["reason"],
): TemplateLeftover {
  return { name, ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }), reason }
}

/**
 * Returns the lists of a device with other names than the order templates of the account, which they would otherwise be
 * merged into: `Summer` becomes `Summer 2`.
 */
export function besideTemplates(
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
