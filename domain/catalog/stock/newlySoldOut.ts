import type { Sku } from "../../shared/Sku.ts"
import type { Product } from "../Product.ts"
import type { SkuStock } from "./SkuStock.ts"

/**
 * Returns the sizes that were available when the product was read and are sold out in a newer stock response. Sizes
 * missing from the response are unchanged.
 */
export function newlySoldOut({ colors }: Pick<Product, "colors">, stock: readonly SkuStock[]): readonly Sku[] {
  const gone = new Set(stock.filter(({ visibility }) => visibility !== "show").map(({ sku }) => sku))
  return colors.flatMap(({ sizes }) =>
    sizes
      .filter(({ sku, isBuyable, visibility }) => isBuyable && visibility === "show" && gone.has(sku))
      .map(({ sku }) => sku),
  )
}
