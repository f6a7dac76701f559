import type { Reordered, ReorderLeftover } from "../../../application/cart/reorder.ts"

const REASONS: Readonly<Record<ReorderLeftover["reason"], string>> = {
  unavailable: "not available",
  giftCard: "choose the recipient again with `selvedge gift-card`",
  limit: "the cart is full",
}

/** Lines about items that were added to the cart again, with those that were not and the reason. */
export function leftoverLines({ added, left }: Pick<Reordered, "added" | "left">): readonly string[] {
  return [
    `Added to your cart: ${added} ${added === 1 ? "item" : "items"}.`,
    ...left.map(
      ({ reason, added: units, ...line }) =>
        `Not added: ${itemName(line)} (${REASONS[reason]}${units > 0 ? `, only ${units} added` : ""})`,
    ),
  ]
}

/** Name, color and size of an item, as far as they are known. */
export function itemName({ name, color, size }: Pick<ReorderLeftover, "name" | "color" | "size">): string {
  return [name, color, size].filter((part) => part !== undefined && part !== "").join(", ")
}
