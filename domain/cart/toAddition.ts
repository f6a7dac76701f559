import type { CartItem } from "./Cart.ts"
import type { CartAddition } from "./CartAddition.ts"
import { customizationOf } from "./LineCustomization.ts"

/** A line that was taken out, and where it stood in the cart, 0 for the first. */
export interface RemovedLine extends CartItem {
  /** Negative or absent where that is not known. */
  readonly position?: number
}

/**
 * What to ask the shop for so that a removed line comes back to its place: as it was made, and in the bundle it was in.
 * Its packing is asked for by itself.
 */
export function toAddition(item: RemovedLine): CartAddition {
  const { sku, quantity, productId, categoryId, colorId, size, style, bundle, position = -1 } = item
  return {
    sku,
    quantity,
    productId,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(colorId === undefined ? {} : { color: colorId }),
    ...(size === undefined ? {} : { sizeId: size }),
    ...(style === undefined ? {} : { style }),
    ...(bundle === undefined ? {} : { bundleId: bundle.id }),
    ...(position < 0 ? {} : { position }),
    ...customizationOf(item),
  }
}
