import type { CartItem } from "./Cart.ts"
import type { CartAddition } from "./CartAddition.ts"
import { customizationOf } from "./LineCustomization.ts"

/** A removed line with its former index in the cart, 0 for the first. */
export interface RemovedLine extends CartItem {
  /** Negative or absent when unknown. */
  readonly position?: number
}

/**
 * Returns the addition that restores a removed line at its position, with customization and bundle. Gift wrapping is
 * restored by a separate call.
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
