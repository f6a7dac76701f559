import type { SheetCell } from "./SheetLine.ts"

/**
 * Returns the stock of a variant as a partial line; empty when the cell is empty, the merchant does not track the
 * variant, or sells it without stock.
 */
export function parseStockCount(
  units: SheetCell,
  { isTracked = true, allowsBackorder = false }: { readonly isTracked?: boolean; readonly allowsBackorder?: boolean },
): { readonly inventory?: SheetCell } {
  return units.text === "" || !isTracked || (allowsBackorder && Number(units.text) <= 0) ? {} : { inventory: units }
}
