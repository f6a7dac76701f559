import type { Sku } from "../shared/Sku.ts"
import type { CartItem } from "./Cart.ts"
import { isGiftCard } from "./isGiftCard.ts"
import { isCustomizedLine } from "./LineCustomization.ts"

/** A line of a cart or an order that a template does not have. */
export interface TemplateLeftover {
  readonly name: string
  readonly color?: string
  readonly size?: string
  /** A template has products and sizes only; the size may be unknown to the catalogue. */
  readonly reason: "giftCard" | "customized" | "unavailable"
}

/**
 * Units of each SKU for a template, at most `maximum`, and the lines that it cannot have: gift cards and customized
 * items.
 */
export function templateLines(
  items: readonly CartItem[],
  maximum: number,
): {
  readonly units: ReadonlyMap<Sku, number>
  readonly left: readonly TemplateLeftover[]
} {
  const units = new Map<Sku, number>()
  const left: TemplateLeftover[] = []
  for (const item of items) {
    if (isGiftCard(item)) left.push(toTemplateLeftover(item, "giftCard"))
    else if (isCustomizedLine(item)) left.push(toTemplateLeftover(item, "customized"))
    else units.set(item.sku, Math.min((units.get(item.sku) ?? 0) + item.quantity, maximum))
  }
  return { units, left }
}

export function toTemplateLeftover(
  { name, color, size }: Pick<CartItem, "name" | "color" | "size">,
  reason: TemplateLeftover["reason"],
): TemplateLeftover {
  return { name, ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }), reason }
}
