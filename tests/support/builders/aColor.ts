import type { ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { aSku } from "./aCart.ts"
import { euros } from "./euros.ts"

/** A size in stock for 29.95 €; overrides replace fields. */
export function aSize(name: string, changes: Partial<ProductSize> = {}): ProductSize {
  return {
    sku: aSku(`7001-${name}`),
    name,
    price: euros(2995),
    isBuyable: true,
    visibility: "show",
    isLow: false,
    ...changes,
  }
}

/** A colour with these sizes. */
export function aColor(sizes: readonly ProductSize[], changes: Partial<ProductColor> = {}): ProductColor {
  return { id: "800", name: "Ecru", hex: "#e9e0cf", images: [], sizes, ...changes }
}
