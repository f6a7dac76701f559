import type { Sku } from "../shared/Sku.ts"
import type { Product } from "./Product.ts"
import type { SkuStock } from "./SkuStock.ts"

/**
 * The sizes of a product that could be bought when it was read and, by a stock read since, cannot. What the stock does
 * not tell stays as it was.
 */
export function newlySoldOut({ colors }: Pick<Product, "colors">, stock: readonly SkuStock[]): readonly Sku[] {
  const gone = new Set(stock.filter(({ visibility }) => visibility !== "show").map(({ sku }) => sku))
  return colors.flatMap(({ sizes }) =>
    sizes
      .filter(({ sku, isBuyable, visibility }) => isBuyable && visibility === "show" && gone.has(sku))
      .map(({ sku }) => sku),
  )
}
